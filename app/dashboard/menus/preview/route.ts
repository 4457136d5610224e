import { previewRoute } from "@/lib/http/dashboard/preview";
import { readId } from "@/lib/http/request/ids";
import { menus } from "@/lib/menus";
import { drawPreview } from "./draw";
import { SAMPLES } from "./samples";

/** Renders an unsaved menu with the items of the stored one (`id`), or with sample items for a new one. */
export const POST = previewRoute(async (fields, { owner }) => {
  const id = readId(String(fields.id ?? ""));
  const preview = await menus.preview(owner, id === undefined ? {} : { id }, fields);
  return drawPreview(preview, id === undefined ? SAMPLES : undefined);
});
