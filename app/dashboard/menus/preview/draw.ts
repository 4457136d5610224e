import type { DishView } from "@/components/pages/menu/view";
import { imagePath } from "@/lib/images/urls";
import type { menus } from "@/lib/menus";
import { drawMenu } from "@/lib/visitors/pages/menu-page";

type Draft = Awaited<ReturnType<typeof menus.draft>>;

/** The document of a menu that is not saved yet, with its dishes or with others in their place. */
export function drawDraft({ items, tables, ...draft }: Draft, instead?: DishView[]) {
  const dishes = items.map(({ photo, ...dish }) => ({
    ...dish,
    photo: photo ? { small: imagePath(photo, "small"), large: imagePath(photo, "large") } : null,
  }));
  const view = {
    ...draft,
    table: tables[0] ?? "",
    picture: `${draft.url}/og.png`,
    dishes: instead ?? dishes,
  };
  return drawMenu(view, { framed: true });
}
