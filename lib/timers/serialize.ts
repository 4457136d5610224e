import type { z } from "zod";
import { formatDateTime } from "@/lib/dates";
import { env } from "@/lib/env";
import { styleOf } from "@/lib/timer-images/design";
import { sizeOf } from "@/lib/timer-images/layout";
import { designOf, labelsOf } from "@/lib/timers/design";
import { embedHtml } from "@/lib/timers/embed";
import { timerResponse } from "@/lib/timers/response-schema";
import type { Timer } from "@/prisma/client/client";

export type TimerRow = Timer & { views: number };

/** An email timer in the API and in `timer.expired` (docs/contract.md §4). */
export function serialize(row: TimerRow, now: Date): z.input<typeof timerResponse> {
  const gifUrl = `${env.SHORT_URL}/t/${row.publicId}.gif`;
  const size = sizeOf(styleOf(designOf(row)));
  return {
    id: row.id,
    name: row.name,
    ends_at: formatDateTime(row.endsAt),
    style: timerResponse.shape.style.parse(row.style),
    bg: row.bg,
    fg: row.fg,
    accent: row.accent,
    width: row.width,
    units: row.units,
    show_labels: row.showLabels,
    labels: labelsOf(row),
    expired_message: row.expiredMessage,
    link_url: row.linkUrl,
    alt_text: row.altText,
    gif_url: gifUrl,
    png_url: `${env.SHORT_URL}/t/${row.publicId}.png`,
    embed_html: embedHtml({ gifUrl, size, alt: row.altText, linkUrl: row.linkUrl, endsAt: row.endsAt }),
    state: row.endsAt <= now ? "expired" : "active",
    views: row.views,
    created_at: formatDateTime(row.createdAt),
    updated_at: formatDateTime(row.updatedAt),
  };
}
