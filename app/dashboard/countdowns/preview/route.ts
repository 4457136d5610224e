import { countdowns } from "@/lib/countdowns";
import { env } from "@/lib/env";
import { previewRoute } from "@/lib/http/dashboard/preview";
import { countdownDocument } from "@/lib/visitors/pages/countdown-page";

/** Renders an unsaved countdown page, before or after it expires. */
export const POST = previewRoute(async (fields, { now, ...owner }) => {
  const { redirectUrl, ...view } = countdowns.preview(fields, now);
  const ended = fields.preview_ended === true;
  const expiredMessage = redirectUrl === null ? view.expiredMessage : `Redirects to ${redirectUrl || "…"}`;
  const address = `${env.SHORT_URL}/c/preview`;
  const language = view.language ?? owner.language;
  const setting = { language, address, version: "preview", ended, live: false, framed: true };
  const page = await countdownDocument({ ...view, expiredMessage }, setting);
  return page(now);
});
