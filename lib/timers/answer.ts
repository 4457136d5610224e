import { z } from "zod";
import { colourAnswer, count, id, moment } from "@/lib/openapi/answers";
import { STYLES } from "@/lib/timers/schema";

/** An email counter (CONTRACT §4). */
export const timerAnswer = z.object({
  id: id(),
  name: z.string(),
  ends_at: moment(),
  style: z.enum(STYLES),
  bg: colourAnswer(),
  fg: colourAnswer(),
  accent: colourAnswer(),
  width: z.int(),
  units: z.string(),
  show_labels: z.boolean(),
  labels: z.object({ days: z.string(), hours: z.string(), minutes: z.string(), seconds: z.string() }),
  expired_message: z.string(),
  link_url: z.string().nullable(),
  alt_text: z.string(),
  gif_url: z
    .string()
    .meta({ description: "The image, 60 frames of a second from the moment of the request" }),
  png_url: z.string().meta({ description: "The image, one frame" }),
  embed_html: z.string().meta({ description: "What to paste into a mail" }),
  state: z.enum(["active", "expired"]),
  views: count().meta({ description: "How often the image was loaded" }),
  created_at: moment(),
  updated_at: moment(),
});
