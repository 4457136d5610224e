import { z } from "zod";
import { colourResponse, count, id, like, moment } from "@/lib/openapi/builder/response-schemas";
import { STYLES } from "@/lib/timers/schema";

/** An email timer (CONTRACT §4). */
export const timerResponse = z.object({
  id: id(),
  name: like("Spring sale"),
  ends_at: moment(),
  style: z.enum(STYLES),
  bg: colourResponse(),
  fg: colourResponse(),
  accent: colourResponse(),
  width: z.int().meta({ examples: [600] }),
  units: like("dhms"),
  show_labels: z.boolean(),
  labels: z.object({
    days: like("Days"),
    hours: like("Hours"),
    minutes: like("Minutes"),
    seconds: like("Seconds"),
  }),
  expired_message: z.string(),
  link_url: z.string().nullable(),
  alt_text: z.string(),
  gif_url: like("https://go.example.com/t/4f9Kd2aB.gif").meta({
    description: "The image, 60 frames of a second from the moment of the request",
  }),
  png_url: like("https://go.example.com/t/4f9Kd2aB.png").meta({ description: "The image, one frame" }),
  embed_html: like(
    '<a href="https://example.com/sale" …><img src="https://go.example.com/t/4f9Kd2aB.gif" …></a>',
  ).meta({ description: "What to paste into a mail" }),
  state: z.enum(["active", "expired"]),
  views: count().meta({ description: "How often the image was loaded" }),
  created_at: moment(),
  updated_at: moment(),
});
