import { createElement } from "react";
import { BioPage, bioScript, bioStyle } from "@/components/pages/bio/bio-page";
import { themes } from "@/components/pages/bio/themes";
import { shareColors } from "@/components/pages/bio/themes/theme";
import type { BioView } from "@/components/pages/bio/view";
import { pluralOf, wordsIn } from "@/components/pages/words/by-language";
import { createFormToken } from "@/lib/crypto/form-token";
import { pagePool } from "@/lib/db/visitor-pools";
import { withoutScheme } from "@/lib/domains/hosts/readable-host";
import { embedOf } from "@/lib/validation/embeds";
import type { PageLanguage } from "@/lib/validation/languages";
import { ofLiveAccount } from "@/lib/visitors/counting/live-account";
import { FORM_OPEN, LINK_OPEN, readView, type ShownPage } from "@/lib/visitors/pages/bio-view";
import {
  type PageKind,
  type PageRequest,
  type PageRoute,
  pageKey,
  type RenderedPage,
  staticPage,
} from "@/lib/visitors/pages/page-kind";
import { shareImage } from "@/lib/visitors/pages/share-image";
import { drawDocument, IMAGE_POLICY } from "@/lib/visitors/response/document";
import { redirect } from "@/lib/visitors/response/redirect";
import type { VisitorResponse } from "@/lib/visitors/response/response";
import { compileTemplate } from "@/lib/visitors/response/template";

const PICTURE = "og.png";

// A link that starts or ends changes the page, so its version includes the number of visible links, and its forms.
const page: PageKind = {
  name: "bio_page",
  find: `SELECT p.id, p.account_id, '' AS segment, v.now::text AS data, p.revision || '.' || (
      SELECT count(*) FILTER (WHERE l.starts_at <= v.now) + count(*) FILTER (WHERE l.ends_at <= v.now)
        || coalesce('.' || string_agg(f.xmin::text || (${FORM_OPEN}), '.' ORDER BY f.id), '')
      FROM bio_links l LEFT JOIN forms f ON f.id = l.form_id WHERE l.page_id = p.id) AS version
    FROM bio_pages p WHERE p.slug_key = v.key AND p.published AND ${ofLiveAccount("p.account_id")}`,
  languageOf: (_, { part }) => (part === PICTURE ? "en" : null),
  draw: async (found, { part, address }, language) => {
    const shown = await readView(found, address);
    if (!shown) return undefined;
    if (part === PICTURE) return staticPage(await drawPicture(shown.view, language, found.id));
    const response = await drawBioPage(shown.view, language);
    return shown.formKeys.size ? withTokens(response, shown.formKeys) : staticPage(response);
  },
};

/** A page with forms, whose tokens are created per visitor. */
function withTokens({ status, headers, body }: VisitorResponse, keys: ShownPage["formKeys"]): RenderedPage {
  const fill = compileTemplate(String(body));
  const tokens = (now: Date) =>
    Object.fromEntries([...keys].map(([name, key]) => [name, createFormToken(key, now)]));
  return {
    bytes: body.length * 2,
    respond: ({ now }) => ({ status, headers: { ...headers }, ...fill(tokens(now)) }),
  };
}

const click: PageKind = {
  name: "bio_click",
  find: `SELECT p.id, p.account_id, l.id::text AS segment, l.xmin::text || coalesce('.' || f.xmin::text, '') AS version,
      CASE WHEN l.kind = 'form' THEN '/f/' || f.slug ELSE l.url END AS data
    FROM bio_pages p JOIN bio_links l ON l.page_id = p.id
    LEFT JOIN forms f ON f.id = l.form_id AND f.account_id = p.account_id
    WHERE p.slug_key = v.key AND p.published AND l.id::text = v.segment AND ${LINK_OPEN}
      AND CASE WHEN l.kind = 'form' THEN f.id IS NOT NULL ELSE l.url <> '' END
      AND ${ofLiveAccount("p.account_id")}`,
  draw: async ({ data }) => staticPage(redirect(data ?? "")),
};

/** /b/{slug}, /b/{slug}/og.png and /b/{slug}/{lid} (docs/contract.md §6). */
export const bioPageRoute: PageRoute = ({ first, second = "" }) => {
  const key = pageKey(first);
  if (key === undefined) return undefined;
  if (second === "") return { kind: page, key };
  if (second === PICTURE) return { kind: page, key, part: PICTURE, uncounted: true };
  return /^[1-9]\d{0,9}$/.test(second) ? { kind: click, key, segment: second } : undefined;
};

/** The bio page at the root of a domain, `address`. */
export const rootBioPage = (key: string, address: string): PageRequest => ({ kind: page, key, address });

/** The HTML document of a bio page; `framed` for the dashboard's preview. */
export const drawBioPage = (
  view: BioView,
  language: PageLanguage,
  framed = false,
): Promise<VisitorResponse> =>
  drawDocument(createElement(BioPage, { view, language }), {
    styles: [bioStyle(view)],
    scripts: [bioScript(view)],
    allow: [...IMAGE_POLICY, ...framesOf(view), ...(framed ? [] : formTargets(view))],
    indexed: !framed,
    framed,
  });

/** The CSP directive for the players of the page's embeds. */
function framesOf({ links }: BioView): string[] {
  const players = links.map(({ kind, url }) => (kind === "embed" ? embedOf(url)?.player : undefined));
  const origins = new Set(players.flatMap((player) => (player ? [new URL(player).origin] : [])));
  return origins.size ? [`frame-src ${[...origins].join(" ")}`] : [];
}

/** The CSP directive for its forms. Browsers also apply it to redirects after a submission. */
function formTargets({ links }: BioView): string[] {
  const forms = links.flatMap(({ form }) => form ?? []);
  if (forms.length === 0) return [];
  return [`form-action 'self'${forms.some(({ redirects }) => redirects) ? " http: https:" : ""}`];
}

/** The share image: the page's title, description and avatar in the colors of its theme. */
async function drawPicture(view: BioView, language: PageLanguage, id: number): Promise<VisitorResponse> {
  const { rows } = await pagePool().query<{ large: Uint8Array }>(
    "SELECT i.large FROM images i JOIN bio_pages p ON p.avatar_hash = i.hash WHERE p.id = $1",
    [id],
  );
  const words = wordsIn(language).bio;
  const links = view.links.filter(({ kind }) => kind === "link" || kind === "embed").length;
  return shareImage({
    title: view.title,
    label: links ? pluralOf(language, words.count, links) : words.label,
    line: view.description.replace(/\s+/g, " ") || withoutScheme(view.url),
    colors: shareColors(themes[view.theme], view),
    portrait: rows[0]?.large,
  });
}
