import type { ItemView } from "@/components/pages/menu/view";
import { imagePath } from "@/lib/images/urls";
import type { menus } from "@/lib/menus";
import { drawMenu } from "@/lib/visitors/pages/menu-page";

type Preview = Awaited<ReturnType<typeof menus.preview>>;

/** Renders an unsaved menu with its own items or with samples. */
export function drawPreview({ items, tables, ...menu }: Preview, samples?: ItemView[]) {
  const shown = items.map(({ photo, ...item }) => ({
    ...item,
    photo: photo ? { small: imagePath(photo, "small"), large: imagePath(photo, "large") } : null,
  }));
  const view = {
    ...menu,
    table: tables[0] ?? "",
    picture: `${menu.url}/og.png`,
    items: samples ?? shown,
  };
  return drawMenu(view, { framed: true });
}
