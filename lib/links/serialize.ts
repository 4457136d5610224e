import type { z } from "zod";
import { formatDateTime } from "@/lib/dates";
import { env } from "@/lib/env";
import type { linkCore, linkResponse } from "@/lib/links/response-schema";
import { linkState } from "@/lib/links/state";
import type { Link } from "@/prisma/client/client";

/** A link with its all-time clicks (lib/links/rows.ts). */
export type LinkRow = Omit<Link, "urlHash"> & { clicks: number; lastClickedAt: Date | null };

export const shortUrl = (slug: string) => `${env.SHORT_URL}/${slug}`;

/** The ten fields of a link that webhooks include too (docs/contract.md §3). */
export function serializeCore(row: LinkRow, now: Date): z.input<typeof linkCore> {
  const state = linkState(row, now);
  return {
    id: row.id,
    slug: row.slug,
    short_url: shortUrl(row.slug),
    long_url: row.url,
    title: row.title,
    clicks: row.clicks,
    active: state === "ok",
    state,
    created_at: formatDateTime(row.createdAt),
    expires_at: formatDateTime(row.expiresAt),
  };
}

/** A link as the API returns it (docs/contract.md §3). */
export const serialize = (row: LinkRow, now: Date): z.input<typeof linkResponse> => ({
  ...serializeCore(row, now),
  starts_at: row.startsAt && formatDateTime(row.startsAt),
  click_limit: row.clickLimit,
  paused: row.paused,
  last_clicked_at: row.lastClickedAt && formatDateTime(row.lastClickedAt),
  updated_at: formatDateTime(row.updatedAt),
});
