import { createElement } from "react";
import { TimerPreview, timerPreviewStyle } from "@/components/pages/timer/preview";
import { previewRoute } from "@/lib/http/dashboard/preview";
import { timers } from "@/lib/timers";
import { drawDocument } from "@/lib/visitors/response/document";

const inside = (gif: Buffer) => `data:image/gif;base64,${gif.toString("base64")}`;

/** The very images of a counter that is not saved yet. */
export const POST = previewRoute(async (fields, { now }) => {
  const { width, height, counting, ended } = timers.sample(fields, now);
  const view = {
    counting: { width, height, src: inside(counting), alt: "The counter" },
    ended: { width, height, src: inside(ended), alt: "The counter after its end" },
  };
  return drawDocument(createElement(TimerPreview, view), {
    styles: [timerPreviewStyle],
    allow: ["img-src data:"],
    framed: true,
  });
});
