import type { BioBlock, BioView, InlineForm } from "@/components/pages/bio/view";
import { placeholder } from "@/components/pages/placeholder";
import { pagePool } from "@/lib/db/visitor-pools";
import { env } from "@/lib/env";
import { imagePath } from "@/lib/images/urls";
import type { FoundPage } from "@/lib/visitors/counting/page-visits";

/** Whether visitors see the link `l` at `v.now`. */
export const LINK_OPEN =
  "l.active AND (l.starts_at IS NULL OR l.starts_at <= v.now) AND (l.ends_at IS NULL OR l.ends_at > v.now)";

/** Whether the form `f` accepts submissions at `v.now`. */
export const FORM_OPEN = "f.published AND f.open AND (f.closes_at IS NULL OR f.closes_at > v.now)";

/** A page to render. Its form tokens are placeholders; `formKeys` has the signing keys by placeholder name. */
export type ShownPage = { view: BioView; formKeys: ReadonlyMap<string, Uint8Array> };

type Link = Omit<BioBlock, "href" | "form" | "thumbnail"> & {
  id: number;
  thumbnail: string | null;
  form: (Omit<InlineForm, "token"> & { key: string }) | null;
};

type Row = Omit<BioView, "url" | "picture" | "avatar" | "links"> & {
  slug: string;
  revision: number;
  avatar: string | null;
  links: Link[];
};

const LINKS = `SELECT json_agg(json_build_object(
    'id', l.id, 'kind', l.kind, 'title', l.title, 'description', l.description, 'url', l.url,
    'thumbnail', l.thumbnail_hash, 'form', CASE WHEN f.id IS NOT NULL THEN json_build_object(
      'slug', f.slug, 'description', f.description, 'fields', f.fields, 'submitLabel', f.submit_label, 'language', f.language,
      'redirects', f.redirect_url IS NOT NULL, 'key', encode(f.key, 'base64')) END) ORDER BY l.position)
  FROM bio_links l LEFT JOIN forms f ON f.id = l.form_id AND f.account_id = p.account_id AND ${FORM_OPEN}
  WHERE l.page_id = p.id AND ${LINK_OPEN} AND (l.kind <> 'form' OR f.id IS NOT NULL)`;

/** The page as visitors see it now, at `address` or its own; undefined if it has just been deleted. */
export async function readView({ id, data }: FoundPage, address?: string): Promise<ShownPage | undefined> {
  const { rows } = await pagePool().query<Row>(
    `SELECT p.slug, p.revision, p.title, p.description, p.theme, p.button_style AS "buttonStyle", p.accent, p.background,
      p.socials, p.avatar_hash AS avatar, coalesce((${LINKS}), '[]') AS links
    FROM bio_pages p, (SELECT $2::timestamptz AS now) v WHERE p.id = $1`,
    [id, data],
  );
  const [row] = rows;
  if (!row) return undefined;
  const { slug, revision, avatar, links, ...view } = row;
  const formKeys = new Map<string, Uint8Array>();
  const shown = withoutRepeatedForms(links).map(({ id: lid, thumbnail, form, ...link }): BioBlock => {
    if (form) formKeys.set(`form${lid}`, Buffer.from(form.key, "base64"));
    return {
      ...link,
      href: `/b/${slug}/${lid}`,
      thumbnail: thumbnail && imagePath(thumbnail, "small"),
      form: form && inlineForm(form, placeholder(`form${lid}`)),
    };
  });
  return {
    view: {
      ...view,
      url: address ?? `${env.SHORT_URL}/b/${slug}`,
      picture: `${env.SHORT_URL}/b/${slug}/og.png?${revision}`,
      avatar:
        avatar === null ? null : { small: imagePath(avatar, "small"), large: imagePath(avatar, "large") },
      links: shown,
    },
    formKeys,
  };
}

/** Repeated forms would have duplicate ids. */
const withoutRepeatedForms = (links: readonly Link[]): Link[] =>
  links.filter(
    ({ form }, index) => !form || links.findIndex((other) => other.form?.slug === form.slug) === index,
  );

function inlineForm({ key: _, ...form }: NonNullable<Link["form"]>, token: string): InlineForm {
  return { ...form, token };
}
