import { z } from "zod";
import { formatDateTime } from "@/lib/dates";
import { env } from "@/lib/env";
import { imageUrl } from "@/lib/images/urls";
import { itemResponse, menuResponse } from "@/lib/menus/response-schema";
import type { Prisma } from "@/prisma/client/client";

export type ItemRow = Prisma.MenuItemGetPayload<object>;

/** A menu with its scans; with its items when a single menu is read. */
export type MenuRow = Prisma.MenuGetPayload<object> & { scans: number; items?: ItemRow[] };

export const pageUrl = (slug: string, origin = env.SHORT_URL) => `${origin}/m/${slug}`;

/** The URL in a table's QR code. */
export const tableUrl = (slug: string, table: string, origin?: string) =>
  `${pageUrl(slug, origin)}?table=${encodeURIComponent(table)}`;

const storedVariants = z.array(z.object({ name: z.string(), price: z.string() }));

/** An item's variants as they are stored, each price as decimal text. */
export const variantsOf = ({ variants }: Pick<ItemRow, "variants">) => storedVariants.parse(variants);

/** A menu item as the API returns it (docs/contract.md §7). Text and number of the price are equal to the cent. */
export const serializeItem = (row: ItemRow): z.input<typeof itemResponse> => ({
  id: row.id,
  name: row.name,
  description: row.description,
  category: row.category,
  price: row.price && Number(row.price.toString()),
  variants: variantsOf(row).map(({ name, price }) => ({ name, price: Number(price) })),
  allergens: itemResponse.shape.allergens.parse(row.allergens),
  dietary: itemResponse.shape.dietary.parse(row.dietary),
  marks: itemResponse.shape.marks.parse(row.marks),
  available: row.available,
  position: row.position,
  photo_url: row.photo && imageUrl(row.photo, "large"),
  created_at: formatDateTime(row.createdAt),
  updated_at: formatDateTime(row.updatedAt),
});

/** A menu as the API returns it (docs/contract.md §7); with `items` when a single menu is read. */
export const serialize = (row: MenuRow): z.input<typeof menuResponse> => ({
  id: row.id,
  name: row.name,
  description: row.description,
  slug: row.slug,
  page_url: pageUrl(row.slug),
  currency: row.currency,
  language: row.language,
  theme: menuResponse.shape.theme.parse(row.theme),
  accent: row.accent,
  address: row.address,
  phone: row.phone,
  opening_hours: row.openingHours,
  tables: row.tables,
  published: row.published,
  scans: row.scans,
  created_at: formatDateTime(row.createdAt),
  updated_at: formatDateTime(row.updatedAt),
  ...(row.items && { items: row.items.map(serializeItem) }),
});
