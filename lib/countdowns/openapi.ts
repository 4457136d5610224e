import { countdownResponse } from "@/lib/countdowns/response-schema";
import { countdownShape } from "@/lib/countdowns/schema";
import { crud } from "@/lib/openapi/builder/crud";
import type { EventDescription, Operation } from "@/lib/openapi/builder/operation";
import { qrOperation } from "@/lib/qr-codes/openapi";

const tag = "Countdown pages";

export const countdownOperations: Operation[] = [
  ...crud({
    tag,
    path: "/countdowns",
    name: "Countdown",
    one: "a countdown page",
    many: "countdown pages",
    response: countdownResponse,
    create: countdownShape,
    patch: countdownShape,
    example: { title: "Doors open", ends_at: "2027-03-01 18:00:00", timezone: "Europe/Berlin" },
    change: { theme: "dark", cta_label: "Get a ticket", cta_url: "https://example.com/tickets" },
    searched: "title or slug",
    about: {
      alias: "The slug of the page, case-insensitive. Random by default.",
      slug: "Another name for `alias`.",
      ends_at: "In the future.",
      timezone: "The time zone in which the end is shown.",
      cta_label: "The button's text.",
      cta_url: "The button's URL.",
      expired_action: "What happens when the countdown expires.",
      language:
        "The language of built-in text, dates and plural forms. `null` (default) is the visitor's, by `Accept-Language`.",
      redirect_url: "The redirect's URL; required when `expired_action` is `redirect`.",
    },
    createErrors: ["alias_taken"],
  }),
  qrOperation({
    tag,
    path: "/countdowns",
    id: "readCountdownQr",
    one: "a countdown page",
    field: "page_url",
  }),
];

export const countdownEvents: EventDescription[] = [
  {
    event: "countdown.expired",
    summary: "A countdown page expired; sent once per expiry",
    data: { countdown: countdownResponse },
  },
];
