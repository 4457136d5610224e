import { z } from "zod";
import { colorResponse, count, dateTimeField, id, textLike } from "@/lib/openapi/builder/response-schemas";
import { STYLES } from "@/lib/timers/schema";

/** An email timer (docs/contract.md §4). */
export const timerResponse = z.object({
  id: id(),
  name: textLike("Spring sale"),
  ends_at: dateTimeField(),
  style: z.enum(STYLES),
  bg: colorResponse(),
  fg: colorResponse(),
  accent: colorResponse(),
  width: z.int().meta({ examples: [600] }),
  units: textLike("dhms"),
  show_labels: z.boolean(),
  labels: z.object({
    days: textLike("Days"),
    hours: textLike("Hours"),
    minutes: textLike("Minutes"),
    seconds: textLike("Seconds"),
  }),
  expired_message: z.string(),
  link_url: z.string().nullable(),
  alt_text: z.string(),
  gif_url: textLike("https://go.example.com/t/4f9Kd2aB.gif").meta({
    description: "The animated image: 60 one-second frames from the moment of the request",
  }),
  png_url: textLike("https://go.example.com/t/4f9Kd2aB.png").meta({
    description: "The image as a single frame",
  }),
  embed_html: textLike(
    '<a href="https://example.com/sale" …><img src="https://go.example.com/t/4f9Kd2aB.gif" …></a>',
  ).meta({ description: "HTML to paste into an email" }),
  state: z.enum(["active", "expired"]),
  views: count().meta({ description: "Number of times the image was loaded" }),
  created_at: dateTimeField(),
  updated_at: dateTimeField(),
});
