import { z } from "zod";
import { toSecond } from "@/lib/dates";
import { db, transaction } from "@/lib/db/client";
import { lockRow } from "@/lib/db/row-lock";
import { invalid } from "@/lib/errors";
import { MAX_ITEMS } from "@/lib/menus/options";
import type { MenuRow } from "@/lib/menus/serialize";
import { get } from "@/lib/menus/service";
import type { Owner } from "@/lib/owner";
import { integer, text } from "@/lib/validation/fields";
import { type Fields, validate } from "@/lib/validation/validate";

const section = z.object({ category: text(140), items: z.array(integer(1, 2_147_483_647)).max(MAX_ITEMS) });
const shape = { sections: z.array(section).max(MAX_ITEMS) };

/**
 * Reorders all items of a menu and sets their categories at once, as dragging does. Throws `invalid_sections` unless
 * they are exactly the menu's items: it was changed concurrently.
 */
export async function reorderItems(
  owner: Owner,
  at: { id?: number },
  fields: Fields,
  now: Date,
): Promise<MenuRow> {
  const { sections } = validate(shape, fields);
  const order = sections.flatMap(({ category, items }) => items.map((id) => ({ id, category })));
  return transaction(async () => {
    await lockRow("menus", owner, at);
    const { id: menuId, items = [] } = await get(owner, at);
    const ids = order.map(({ id }) => id);
    const known = new Set(items.map(({ id }) => id));
    if (ids.length !== known.size || new Set(ids).size !== known.size || !ids.every((id) => known.has(id)))
      throw invalid("sections", "must contain every item of the menu once; the menu has changed, reload it", {
        formMessage: "This menu was changed elsewhere. Reload the page.",
      });
    const categories = order.map(({ category }) => category);
    await db.$executeRaw`
      UPDATE menu_items SET position = v.position, category = v.category, updated_at = ${toSecond(now)}
      FROM unnest(${ids}::int[], ${categories}::text[]) WITH ORDINALITY AS v(id, category, position)
      WHERE menu_items.id = v.id AND menu_id = ${menuId}
        AND (menu_items.position, menu_items.category) IS DISTINCT FROM (v.position, v.category)`;
    await db.menu.update({ where: { id: menuId }, data: { revision: { increment: 1 } } });
    return get(owner, { id: menuId });
  });
}
