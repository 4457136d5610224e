import { createElement } from "react";
import { BioPage, bioStyle } from "@/components/pages/bio/bio-page";
import { shareScript } from "@/components/pages/bio/share-script";
import { themes } from "@/components/pages/bio/themes";
import { shareColors } from "@/components/pages/bio/themes/theme";
import type { BioView } from "@/components/pages/bio/view";
import { pagePool } from "@/lib/db/visitor-pools";
import { env } from "@/lib/env";
import { imagePath } from "@/lib/images/urls";
import { ofLiveAccount } from "@/lib/visitors/counting/live-account";
import type { FoundPage } from "@/lib/visitors/counting/page-visits";
import { type PageKind, type PageRoute, pageKey, staticPage } from "@/lib/visitors/pages/page-kind";
import { shareImage } from "@/lib/visitors/pages/share-image";
import { drawDocument, IMAGE_POLICY } from "@/lib/visitors/response/document";
import { redirect } from "@/lib/visitors/response/redirect";
import type { VisitorResponse } from "@/lib/visitors/response/response";

const PICTURE = "og.png";

const OPEN =
  "l.active AND (l.starts_at IS NULL OR l.starts_at <= v.now) AND (l.ends_at IS NULL OR l.ends_at > v.now)";

// A link starting or ending changes the page, so the number of open links is part of its version.
const page: PageKind = {
  name: "bio_page",
  find: `SELECT p.id, '' AS segment, v.now::text AS data, p.revision || '.' || (
      SELECT count(*) FILTER (WHERE l.starts_at <= v.now) + count(*) FILTER (WHERE l.ends_at <= v.now)
      FROM bio_links l WHERE l.page_id = p.id) AS version
    FROM bio_pages p WHERE p.slug_key = v.key AND p.published AND ${ofLiveAccount("p.account_id")}`,
  draw: async (found, { part }) => {
    const view = await readView(found);
    if (!view) return undefined;
    return staticPage(part === PICTURE ? await drawPicture(view, found.id) : await drawBioPage(view));
  },
};

const click: PageKind = {
  name: "bio_click",
  find: `SELECT p.id, l.id::text AS segment, l.xmin::text AS version, l.url AS data
    FROM bio_pages p JOIN bio_links l ON l.page_id = p.id
    WHERE p.slug_key = v.key AND p.published AND l.id::text = v.segment AND ${OPEN}
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

/** The HTML document of a bio page; `framed` for the dashboard's preview. */
export const drawBioPage = (view: BioView, framed = false): Promise<VisitorResponse> =>
  drawDocument(createElement(BioPage, { view }), {
    styles: [bioStyle(view)],
    scripts: [shareScript],
    allow: IMAGE_POLICY,
    indexed: !framed,
    framed,
  });

/** The share image: the page's title, description and avatar in the colors of its theme. */
async function drawPicture(view: BioView, id: number): Promise<VisitorResponse> {
  const { rows } = await pagePool().query<{ large: Uint8Array }>(
    "SELECT i.large FROM images i JOIN bio_pages p ON p.avatar_hash = i.hash WHERE p.id = $1",
    [id],
  );
  return shareImage({
    title: view.title,
    label: view.links.length
      ? `${view.links.length} ${view.links.length === 1 ? "link" : "links"}`
      : "Bio page",
    line: view.description.replace(/\s+/g, " ") || view.url.replace(/^https?:\/\//, ""),
    colors: shareColors(themes[view.theme], view.accent),
    portrait: rows[0]?.large,
  });
}

type Row = Omit<BioView, "url" | "picture" | "avatar" | "links"> & {
  slug: string;
  revision: number;
  avatar: string | null;
  links: { id: number; title: string; description: string }[];
};

async function readView({ id, data }: FoundPage): Promise<BioView | undefined> {
  const { rows } = await pagePool().query<Row>(
    `SELECT p.slug, p.revision, p.title, p.description, p.theme, p.button_style AS "buttonStyle", p.accent, p.socials,
      p.avatar_hash AS avatar, coalesce((
        SELECT json_agg(json_build_object('id', l.id, 'title', l.title, 'description', l.description) ORDER BY l.position)
        FROM bio_links l WHERE l.page_id = p.id AND ${OPEN}), '[]') AS links
    FROM bio_pages p, (SELECT $2::timestamptz AS now) v WHERE p.id = $1`,
    [id, data],
  );
  const [row] = rows;
  if (!row) return undefined;
  const { slug, revision, avatar, links, ...view } = row;
  return {
    ...view,
    url: `${env.SHORT_URL}/b/${slug}`,
    picture: `${env.SHORT_URL}/b/${slug}/og.png?${revision}`,
    avatar: avatar === null ? null : { small: imagePath(avatar, "small"), large: imagePath(avatar, "large") },
    links: links.map(({ id: lid, ...link }) => ({ ...link, href: `/b/${slug}/${lid}` })),
  };
}
