import { crud } from "@/lib/openapi/builder/crud";
import type { EventDescription, Operation } from "@/lib/openapi/builder/operation";
import { timerResponse } from "@/lib/timers/response-schema";
import { timerShape } from "@/lib/timers/schema";

export const timerOperations: Operation[] = crud({
  ...{ tag: "Email counters", path: "/timers", name: "Timer" },
  ...{ one: "an email counter", many: "email counters" },
  response: timerResponse,
  create: timerShape,
  patch: timerShape,
  example: { name: "Spring sale", ends_at: "2027-03-01 18:00:00", link_url: "https://example.com/sale" },
  change: { style: "rounded", units: "dhm" },
  searched: "name",
  about: {
    ends_at: "In the future.",
    bg: "Colour behind everything.",
    fg: "Colour of the digits.",
    accent: "Colour of the strip (boxed), the colons (plain) or the tiles (rounded).",
    width: "Pixels.",
    expired_message: "Shown after the end; zeros when empty.",
    link_url: "Where `embed_html` leads.",
    alt_text: "What those read who do not see the image.",
  },
});

export const timerEvents: EventDescription[] = [
  {
    event: "timer.expired",
    summary: "An email counter reached its end; once per end",
    data: { timer: timerResponse },
  },
];
