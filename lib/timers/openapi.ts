import { crud } from "@/lib/openapi/builder/crud";
import type { EventDescription, Operation } from "@/lib/openapi/builder/operation";
import { timerResponse } from "@/lib/timers/response-schema";
import { timerShape } from "@/lib/timers/schema";

export const timerOperations: Operation[] = crud({
  tag: "Email timers",
  path: "/timers",
  name: "Timer",
  one: "an email timer",
  many: "email timers",
  response: timerResponse,
  create: timerShape,
  patch: timerShape,
  example: { name: "Spring sale", ends_at: "2027-03-01 18:00:00", link_url: "https://example.com/sale" },
  change: { style: "rounded", units: "dhm" },
  searched: "name",
  about: {
    ends_at: "In the future.",
    bg: "Background color.",
    fg: "Color of the digits.",
    accent: "Color of the strip (boxed), the colons (plain) or the tiles (rounded).",
    width: "Pixels.",
    expired_message: "Shown after the timer expires; zeros if empty.",
    link_url: "The link around the image in `embed_html`.",
    alt_text: "Alt text of the image.",
  },
});

export const timerEvents: EventDescription[] = [
  {
    event: "timer.expired",
    summary: "An email timer expired; sent once per expiry",
    data: { timer: timerResponse },
  },
];
