import type { DishView } from "@/components/pages/menu/view";
import { readId } from "@/lib/http/ids";
import { previewRoute } from "@/lib/http/preview";
import { imagePath } from "@/lib/image-urls";
import { menus } from "@/lib/menus";
import type { DraftItem } from "@/lib/menus/draft";
import { drawMenu } from "@/lib/visitors/menu-page";
import { SAMPLES } from "./samples";

const dishView = ({ photo, ...dish }: DraftItem): DishView => ({
  ...dish,
  photo: photo ? { small: imagePath(photo, "small"), large: imagePath(photo, "large") } : null,
});

/** The page of a menu that is not saved yet, with the dishes of the stored one (`id`), or with samples for a new one. */
export const POST = previewRoute(async (fields, { owner }) => {
  const id = readId(String(fields.id ?? ""));
  const { items, tables, ...draft } = await menus.draft(owner, id === undefined ? {} : { id }, fields);
  const dishes = id === undefined ? SAMPLES : items.map(dishView);
  return drawMenu(
    { ...draft, table: tables[0] ?? "", picture: `${draft.url}/og.png`, dishes },
    { framed: true },
  );
});
