import { createElement } from "react";
import { closedScript, FormClosed } from "@/components/pages/form/closed";
import { FormPage, formParts } from "@/components/pages/form/page";
import { formColors } from "@/components/pages/form/style";
import { FormThanks, thanksParts } from "@/components/pages/form/thanks";
import { placeholder } from "@/components/pages/placeholder";
import { style } from "@/components/pages/style";
import { wordsIn } from "@/components/pages/words/by-language";
import { createFormToken } from "@/lib/crypto/form-token";
import { pagePool } from "@/lib/db/visitor-pools";
import { withoutScheme } from "@/lib/domains/hosts/readable-host";
import { env } from "@/lib/env";
import type { PublicForm, RejectedSubmission } from "@/lib/forms/view";
import type { PageLanguage } from "@/lib/validation/languages";
import { ofLiveAccount } from "@/lib/visitors/counting/live-account";
import type { FoundPage } from "@/lib/visitors/counting/page-visits";
import {
  chosenLanguage,
  type PageKind,
  type PageRequest,
  type PageRoute,
  pageKey,
  type RenderedPage,
  staticPage,
} from "@/lib/visitors/pages/page-kind";
import { type ShareImage, shareImage } from "@/lib/visitors/pages/share-image";
import { drawDocument, fingerprint } from "@/lib/visitors/response/document";
import type { VisitorResponse } from "@/lib/visitors/response/response";
import { compileTemplate } from "@/lib/visitors/response/template";

type Row = PublicForm & { key: Uint8Array; closesAt: Date | null };

/** A form's page: open, or closed with 410 (docs/contract.md §11, forms). */
const formPage: PageKind = {
  name: "form",
  find: `SELECT f.id, f.account_id, '' AS segment, f.xmin::text || s.state AS version, s.state || coalesce('.' || f.language, '') AS data
    FROM forms f, LATERAL (SELECT CASE WHEN NOT f.open THEN 'closed' WHEN f.closes_at <= v.now THEN 'ended' ELSE 'open' END) AS s(state)
    WHERE f.slug_key = v.key AND f.published AND ${ofLiveAccount("f.account_id")}`,
  languageOf: ({ data }, { part }) => chosenLanguage(data?.split(".")[1]) ?? (part === PICTURE ? "en" : null),
  draw,
};

const PICTURE = "og.png";

/**
 * `/f/{slug}`, `/f/{slug}?thanks` after submitting, both with `embed` in the query for iframes on other sites, and
 * `/f/{slug}/og.png`.
 */
export const formPageRoute: PageRoute = ({ first, second, query }) => {
  const key = pageKey(first);
  if (key === undefined || (second !== undefined && second !== PICTURE)) return undefined;
  if (second) return { kind: formPage, key, part: PICTURE, uncounted: true };
  const thanks = query.has("thanks");
  const part = [thanks && "thanks", query.has("embed") && "embed"].filter(Boolean).join(" ");
  return { kind: formPage, key, ...(part && { part }), uncounted: thanks };
};

async function draw(
  { id, data }: FoundPage,
  { part }: PageRequest,
  language: PageLanguage,
): Promise<RenderedPage | undefined> {
  const { rows } = await pagePool().query<Row>(
    `SELECT slug, title, description, fields, submit_label AS "submitLabel", theme, accent, thanks,
       redirect_url AS "redirectUrl", closes_at AS "closesAt", language, key FROM forms WHERE id = $1`,
    [id],
  );
  const [form] = rows;
  const state = data?.split(".")[0];
  if (!form) return undefined;
  if (part === PICTURE) return staticPage(await shareImage(pictureOf(form, language)));
  const embedded = part?.endsWith("embed") ?? false;
  if (part?.startsWith("thanks")) return staticPage(await drawThanks(form, language, embedded));
  if (state !== "open")
    return staticPage(await drawClosed(form, language, state === "ended" ? form.closesAt : null, embedded));
  const { status, headers, body } = await drawForm(form, language, placeholder("token"), { embedded });
  const fill = compileTemplate(String(body));
  const response: RenderedPage["respond"] = ({ now }) => ({
    status,
    headers: { ...headers },
    ...fill({ token: createFormToken(form.key, now) }),
  });
  return { bytes: body.length * 2, respond: response };
}

/** The contents of a form's share image. */
const pictureOf = (
  { slug, title, description, theme, accent }: PublicForm,
  language: PageLanguage,
): ShareImage => ({
  title,
  label: wordsIn(language).form.label,
  line: description.replace(/\s+/g, " ") || withoutScheme(`${env.SHORT_URL}/f/${slug}`),
  colors: formColors(theme, accent),
});

type More = { returned?: RejectedSubmission; status?: number; framed?: boolean; embedded?: boolean };

/** The form with the token for its submission. A framed preview can't be submitted. */
export function drawForm(
  form: PublicForm,
  language: PageLanguage,
  token: string,
  { returned, status = 200, framed = false, embedded = false }: More = {},
): Promise<VisitorResponse> {
  const address = `${env.SHORT_URL}/f/${form.slug}`;
  // Browsers also apply form-action to redirects after the submission. In a frame the redirect is a link.
  const targets = form.redirectUrl && !embedded ? "'self' http: https:" : "'self'";
  const picture = `${address}/${PICTURE}?v=${fingerprint(pictureOf(form, form.language ?? "en"))}`;
  const { style, script } = formParts(form, embedded);
  return drawDocument(
    createElement(FormPage, { form, language, token, address, picture, returned, embedded }),
    {
      styles: [style],
      scripts: [script],
      status,
      embeddable: embedded,
      ...(framed ? { framed } : { allow: [`form-action ${targets}`] }),
    },
  );
}

/** The page shown after a submission is stored. */
function drawThanks(form: PublicForm, language: PageLanguage, embedded: boolean): Promise<VisitorResponse> {
  const { style, script } = thanksParts(form, embedded);
  const { thanks, redirectUrl } = form;
  return drawDocument(createElement(FormThanks, { form, language, thanks, embedded, redirectUrl }), {
    styles: [style],
    ...(script && { scripts: [script] }),
    embeddable: embedded,
  });
}

/** 410: a form that no longer accepts submissions, since `closedAt` if known. */
export const drawClosed = (
  { title }: PublicForm,
  language: PageLanguage,
  closedAt: Date | null,
  embedded = false,
): Promise<VisitorResponse> =>
  drawDocument(createElement(FormClosed, { title, language, closedAt }), {
    styles: [style],
    scripts: [closedScript],
    status: 410,
    embeddable: embedded,
  });
