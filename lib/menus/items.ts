import { toSecond } from "@/lib/dates";
import { db, transaction } from "@/lib/db/client";
import { orderedList } from "@/lib/db/ordered-list";
import { lockRow } from "@/lib/db/row-lock";
import { searchPattern } from "@/lib/db/search";
import { AppError } from "@/lib/errors";
import { MAX_ITEMS } from "@/lib/menus/options";
import { itemShape, priceFaults } from "@/lib/menus/schema";
import { type ItemRow, serializeItem, variantsOf } from "@/lib/menus/serialize";
import type { Owner } from "@/lib/owner";
import type { Paging, Query } from "@/lib/validation/query";
import { changed, type Fields, validate, validateSent } from "@/lib/validation/validate";

/** `id` is the menu's, `iid` the item's. */
type At = { readonly id?: number; readonly iid?: number };

/** The menu, or P2025 when it is missing or another account's. */
export const parent = ({ accountId }: Owner, { id = 0 }: At) =>
  db.menu.findUniqueOrThrow({ where: { id, accountId }, select: { id: true } });

/** A page of the menu's items in order; with `q`, those whose name or category contains it in any letter case. */
export async function list(owner: Owner, at: At, { limit, offset }: Paging, query: Query) {
  const { id: menuId } = await parent(owner, at);
  const pattern = searchPattern(query);
  const hits =
    pattern === undefined
      ? undefined
      : await db.$queryRaw<{ id: number }[]>`
          SELECT id FROM menu_items
          WHERE menu_id = ${menuId} AND search_text(name || E'\n' || category) LIKE search_text(${pattern})`;
  const where = { menuId, ...(hits && { id: { in: hits.map(({ id }) => id) } }) };
  const [rows, total] = await Promise.all([
    db.menuItem.findMany({ where, orderBy: { position: "asc" }, take: limit, skip: offset }),
    db.menuItem.count({ where }),
  ]);
  return { rows, total };
}

/** The item, or P2025 when it is missing, of another menu, or another account's. */
export const get = ({ accountId }: Owner, { id = 0, iid = 0 }: At): Promise<ItemRow> =>
  db.menuItem.findUniqueOrThrow({ where: { id: iid, menuId: id, menu: { accountId } } });

/** Adds an item at `position`, last by default; the items after it shift. Rules and errors: docs/contract.md §7. */
export function create(owner: Owner, at: At, fields: Fields, now: Date): Promise<{ row: ItemRow }> {
  return transaction(async () => {
    await lockRow("menus", owner, at);
    const { id: menuId } = await parent(owner, at);
    const { position, ...input } = validate(itemShape, fields, priceFaults);
    return { row: await insert(menuId, input, position, now) };
  });
}

/** Adds a copy of an item, with its photo, after it. */
export function duplicate(owner: Owner, at: At, now: Date): Promise<ItemRow> {
  return transaction(async () => {
    await lockRow("menus", owner, at);
    const { id, menuId, position, variants, ...input } = await get(owner, at);
    return insert(menuId, { ...input, variants: variantsOf({ variants }) }, position + 1, now);
  });
}

/** Updates the fields that were sent; a new position moves the item and shifts the others. */
export const update = (owner: Owner, at: At, fields: Fields, now: Date): Promise<ItemRow> =>
  change(owner, at, now, async (stored) => {
    const sent = changed(fields, serializeItem(stored));
    const before = { price: stored.price, variants: variantsOf(stored) };
    const values = validateSent(itemShape, sent, (passed) =>
      // The price can only be checked against valid variants.
      "variants" in sent && !passed.variants ? [] : priceFaults({ ...before, ...passed }),
    );
    if (Object.keys(values).length === 0) return undefined;
    const { position: wanted, ...input } = values;
    const { menuId, position: from } = stored;
    const position = wanted === undefined ? from : await positions.move(menuId, from, wanted);
    return { ...input, position };
  });

/** Sets or removes the item's photo by content hash. Dashboard only: read-only in the API (docs/contract.md §7). */
export const setPhoto = (owner: Owner, at: At, photo: string | null, now: Date): Promise<ItemRow> =>
  change(owner, at, now, async (stored) => (stored.photo === photo ? undefined : { photo }));

/** Deletes the item permanently and returns it as it last was; the items after it shift. */
export const remove = (owner: Owner, at: At): Promise<ItemRow> =>
  transaction(async () => {
    await lockRow("menus", owner, at);
    const stored = await get(owner, at);
    await db.menuItem.delete({ where: { id: stored.id } });
    await positions.remove(stored.menuId, stored.position);
    await bumpRevision(stored.menuId);
    return stored;
  });

type Input = Omit<
  Parameters<typeof db.menuItem.create>[0]["data"],
  "menu" | "menuId" | "position" | "image" | "createdAt" | "updatedAt"
>;

/** Inserts a valid item into a locked menu, and shifts the items after it. */
async function insert(menuId: number, input: Input, wanted: number | null, now: Date): Promise<ItemRow> {
  const count = await db.menuItem.count({ where: { menuId } });
  if (count >= MAX_ITEMS)
    throw new AppError(
      "plan_limit_reached",
      `A menu can have at most ${MAX_ITEMS} items; delete one first`,
      {},
      { message: `A menu can have up to ${MAX_ITEMS} dishes. Delete one to add another.` },
    );
  const position = await positions.insert(menuId, count, wanted);
  const times = { createdAt: toSecond(now), updatedAt: toSecond(now) };
  const row = await db.menuItem.create({ data: { ...input, ...times, menuId, position } });
  await bumpRevision(menuId);
  return row;
}

type Changes = Parameters<typeof db.menuItem.update>[0]["data"];

function change(
  owner: Owner,
  at: At,
  now: Date,
  decide: (stored: ItemRow) => Promise<Changes | undefined>,
): Promise<ItemRow> {
  return transaction(async () => {
    await lockRow("menus", owner, at);
    const stored = await get(owner, at);
    const changes = await decide(stored);
    if (!changes) return stored;
    const data = { ...changes, updatedAt: toSecond(now) };
    const row = await db.menuItem.update({ where: { id: stored.id }, data });
    await bumpRevision(stored.menuId);
    return row;
  });
}

const positions = orderedList("menu_items", "menu_id");

/** Invalidates the cached public page. */
const bumpRevision = (id: number) => db.menu.update({ where: { id }, data: { revision: { increment: 1 } } });
