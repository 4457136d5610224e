import type { z } from "zod";
import type { LinkKind } from "@/lib/bio-pages/options";
import { formUrl } from "@/lib/bio-pages/own-form";
import { linkResponse, pageResponse } from "@/lib/bio-pages/response-schema";
import { formatDateTime } from "@/lib/dates";
import { env } from "@/lib/env";
import { imageUrl } from "@/lib/images/urls";
import type { BioLink, BioPage } from "@/prisma/client/client";

/** A link with the slug of its form, if it shows one. */
export type StoredLink = BioLink & { form: { slug: string } | null };

export type LinkRow = StoredLink & { clicks: number };

/** The kind of a stored link. */
export const linkKind = ({ kind }: BioLink): LinkKind => linkResponse.shape.kind.parse(kind);

/** The link's URL, with the form's current slug; null where its kind has none. */
export const linkUrl = ({ form, url }: StoredLink): string | null =>
  form ? formUrl(form.slug) : url || null;

/** `links` only when a single page is read. */
export type PageRow = BioPage & { views: number; clicks: number; links?: LinkRow[] };

/** The address of a page. */
export const pageUrl = (slug: string): string => `${env.SHORT_URL}/b/${slug}`;

/** A bio link as the API returns it (docs/contract.md §6). */
export const serializeLink = (row: LinkRow): z.input<typeof linkResponse> => ({
  id: row.id,
  kind: linkKind(row),
  title: row.title,
  url: linkUrl(row),
  description: row.description,
  position: row.position,
  active: row.active,
  starts_at: row.startsAt && formatDateTime(row.startsAt),
  ends_at: row.endsAt && formatDateTime(row.endsAt),
  thumbnail_url: row.thumbnailHash && imageUrl(row.thumbnailHash, "small"),
  clicks: row.clicks,
  created_at: formatDateTime(row.createdAt),
  updated_at: formatDateTime(row.updatedAt),
});

/** A bio page as the API returns it (docs/contract.md §6). */
export const serialize = (row: PageRow): z.input<typeof pageResponse> => ({
  id: row.id,
  slug: row.slug,
  page_url: pageUrl(row.slug),
  title: row.title,
  description: row.description,
  theme: pageResponse.shape.theme.parse(row.theme),
  button_style: pageResponse.shape.button_style.parse(row.buttonStyle),
  accent: row.accent,
  socials: pageResponse.shape.socials.parse(row.socials),
  published: row.published,
  background: row.background,
  avatar_url: row.avatarHash && imageUrl(row.avatarHash, "large"),
  views: row.views,
  clicks: row.clicks,
  created_at: formatDateTime(row.createdAt),
  updated_at: formatDateTime(row.updatedAt),
  ...(row.links && { links: row.links.map(serializeLink) }),
});
