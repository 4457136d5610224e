import { ALLERGENS, type Allergen, DIETARY, type Diet, menuShape } from "@/lib/menus/schema";
import { type ItemRow, pageUrl } from "@/lib/menus/serialize";
import { get } from "@/lib/menus/service";
import type { Owner } from "@/lib/owner";
import { type Fields, validate } from "@/lib/validate";

export type DraftItem = Omit<ItemRow, "price" | "allergens" | "dietary"> & {
  price: string | null;
  allergens: Allergen[];
  dietary: Diet[];
};

/** A menu as its fields would make it, with the dishes that the stored one has; for previews. Nothing is stored. */
export async function draft(owner: Owner, at: { id?: number }, fields: Fields) {
  const { opening_hours: openingHours, alias, slug, ...values } = validate(menuShape, fields);
  const items = at.id === undefined ? [] : ((await get(owner, at)).items ?? []);
  return { ...values, openingHours, url: pageUrl(alias ?? slug ?? "preview"), items: items.map(draftItem) };
}

const draftItem = (item: ItemRow): DraftItem => ({
  ...item,
  price: item.price?.toFixed(2) ?? null,
  allergens: ALLERGENS.filter((name) => item.allergens.includes(name)),
  dietary: DIETARY.filter((name) => item.dietary.includes(name)),
});
