import type { z } from "zod";
import { type linkResponse, pageResponse } from "@/lib/bio-pages/response-schema";
import { formatDateTime } from "@/lib/dates";
import { env } from "@/lib/env";
import { imageUrl } from "@/lib/images/urls";
import type { BioLink, BioPage } from "@/prisma/client/client";

export type LinkRow = BioLink & { clicks: number };

/** `links` only when a single page is read. */
export type PageRow = BioPage & { views: number; clicks: number; links?: LinkRow[] };

const pageUrl = (slug: string): string => `${env.SHORT_URL}/b/${slug}`;

/** A bio link as the API returns it (docs/contract.md §6). */
export const serializeLink = (row: LinkRow): z.input<typeof linkResponse> => ({
  id: row.id,
  title: row.title,
  url: row.url,
  description: row.description,
  position: row.position,
  active: row.active,
  starts_at: row.startsAt && formatDateTime(row.startsAt),
  ends_at: row.endsAt && formatDateTime(row.endsAt),
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
  avatar_url: row.avatarHash && imageUrl(row.avatarHash, "large"),
  views: row.views,
  clicks: row.clicks,
  created_at: formatDateTime(row.createdAt),
  updated_at: formatDateTime(row.updatedAt),
  ...(row.links && { links: row.links.map(serializeLink) }),
});
