import type { ItemView } from "@/components/pages/menu/view";
import { imagePath } from "@/lib/images/urls";
import type { menus } from "@/lib/menus";
import { drawMenu } from "@/lib/visitors/pages/menu-page";

type Draft = Awaited<ReturnType<typeof menus.draft>>;

/** Renders an unsaved menu with its own items or with samples. */
export function drawDraft({ items, tables, ...draft }: Draft, samples?: ItemView[]) {
  const shown = items.map(({ photo, ...item }) => ({
    ...item,
    photo: photo ? { small: imagePath(photo, "small"), large: imagePath(photo, "large") } : null,
  }));
  const view = {
    ...draft,
    table: tables[0] ?? "",
    picture: `${draft.url}/og.png`,
    items: samples ?? shown,
  };
  return drawMenu(view, { framed: true });
}
