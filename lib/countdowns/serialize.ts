import type { z } from "zod";
import { countdownResponse } from "@/lib/countdowns/response-schema";
import { formatDateTime } from "@/lib/dates";
import { env } from "@/lib/env";
import type { Countdown } from "@/prisma/client/client";

export type CountdownRow = Countdown & { views: number };

export const pageUrl = (slug: string) => `${env.SHORT_URL}/c/${slug}`;

/** A countdown page in the API and in `countdown.expired` (docs/contract.md §5). */
export const serialize = (row: CountdownRow, now: Date): z.input<typeof countdownResponse> => ({
  id: row.id,
  title: row.title,
  slug: row.slug,
  page_url: pageUrl(row.slug),
  description: row.description,
  ends_at: formatDateTime(row.endsAt),
  timezone: row.timezone,
  theme: countdownResponse.shape.theme.parse(row.theme),
  accent: row.accent,
  cta_label: row.ctaLabel,
  cta_url: row.ctaUrl,
  expired_action: countdownResponse.shape.expired_action.parse(row.expiredAction),
  expired_message: row.expiredMessage,
  redirect_url: row.redirectUrl,
  language: countdownResponse.shape.language.parse(row.language),
  state: row.endsAt <= now ? "ended" : "active",
  views: row.views,
  created_at: formatDateTime(row.createdAt),
  updated_at: formatDateTime(row.updatedAt),
});
