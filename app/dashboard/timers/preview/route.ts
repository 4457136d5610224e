import { createElement } from "react";
import { TimerPreview, timerPreviewStyle } from "@/components/pages/timer/preview";
import { previewRoute } from "@/lib/http/dashboard/preview";
import { timers } from "@/lib/timers";
import { drawDocument } from "@/lib/visitors/response/document";

const dataUrl = (gif: Buffer) => `data:image/gif;base64,${gif.toString("base64")}`;

/** Renders the images of an unsaved email timer. */
export const POST = previewRoute(async (fields, { now }) => {
  const { width, height, counting, ended } = timers.preview(fields, now);
  const view = {
    counting: { width, height, src: dataUrl(counting), alt: "Email timer" },
    ended: { width, height, src: dataUrl(ended), alt: "Expired email timer" },
  };
  return drawDocument(createElement(TimerPreview, view), {
    styles: [timerPreviewStyle],
    allow: ["img-src data:"],
    framed: true,
  });
});
