import { previewRoute } from "@/lib/http/dashboard/preview";
import { readId } from "@/lib/http/request/ids";
import { menus } from "@/lib/menus";
import { drawPreview } from "../../preview/draw";

/** Renders a stored menu (`menu_id`) with only one unsaved item; `id` is set when the item itself is stored. */
export const POST = previewRoute(async ({ menu_id, id, ...fields }, { owner }) => {
  const iid = readId(String(id ?? ""));
  const at = { id: readId(String(menu_id ?? "")) ?? 0, ...(iid !== undefined && { iid }) };
  return drawPreview(await menus.previewItem(owner, at, fields));
});
