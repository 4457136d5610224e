import { Prisma } from "@/lib/db/client";
import { ALLERGENS, DIETARY, MARKS } from "@/lib/menus/options";
import { itemShape, menuShape, priceFaults } from "@/lib/menus/schema";
import { type ItemRow, pageUrl, serialize, variantsOf } from "@/lib/menus/serialize";
import { get } from "@/lib/menus/service";
import type { Owner } from "@/lib/owner";
import { type Fields, validate } from "@/lib/validation/validate";

type ShownItem = Omit<ItemRow, "menuId" | "position" | "createdAt" | "updatedAt">;

/** A menu from unsaved fields, with the stored items; for previews. Nothing is stored. */
export async function preview(owner: Owner, at: { id?: number }, fields: Fields) {
  const { opening_hours: openingHours, alias, slug, ...values } = validate(menuShape, fields);
  const items = at.id === undefined ? [] : ((await get(owner, at)).items ?? []);
  return { ...values, openingHours, url: pageUrl(alias ?? slug ?? "preview"), items: items.map(itemView) };
}

/** A stored menu with only one item, from unsaved fields, with its stored photo (`iid`); for previews. */
export async function previewItem(owner: Owner, at: { id?: number; iid?: number }, fields: Fields) {
  const stored = await get(owner, at);
  const { position: _, price, ...fieldValues } = validate(itemShape, fields, priceFaults);
  const item = itemView({
    ...fieldValues,
    id: at.iid ?? 0,
    price: price === null ? null : new Prisma.Decimal(price),
    photo: stored.items?.find(({ id }) => id === at.iid)?.photo ?? null,
  });
  return { ...(await preview(owner, {}, serialize(stored))), items: [item] };
}

const itemView = (item: ShownItem) => ({
  ...item,
  price: item.price?.toFixed(2) ?? null,
  allergens: ALLERGENS.filter((name) => item.allergens.includes(name)),
  dietary: DIETARY.filter((name) => item.dietary.includes(name)),
  marks: MARKS.filter((name) => item.marks.includes(name)),
  variants: variantsOf(item),
});
