import { purgeViews, viewsOfOne } from "@/lib/analytics/view-counts";
import { toSecond } from "@/lib/dates";
import { db, transaction } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import { lockRow } from "@/lib/db/row-lock";
import { menuShape } from "@/lib/menus/schema";
import { type MenuRow, serialize } from "@/lib/menus/serialize";
import type { Owner } from "@/lib/owner";
import { aliasFaults, changedWithAlias, insertPage, pageAliasTaken } from "@/lib/slugs/aliases";
import { slugKey } from "@/lib/slugs/slugs";
import { type Fields, validate, validateSent } from "@/lib/validation/validate";

type At = { readonly id?: number };

const include = { items: { orderBy: { position: "asc" } } } as const;

/** The menu with its items, or P2025 when it is missing or another account's. */
export const get = async ({ accountId }: Owner, { id = 0 }: At): Promise<MenuRow> =>
  withScans(await db.menu.findUniqueOrThrow({ where: { id, accountId }, include }));

const withScans = async <Row extends { id: number }>(row: Row) => ({
  ...row,
  scans: await viewsOfOne("menu", row.id),
});

/** Creates a menu without items. Rules and errors: docs/contract.md §7; `alias_taken` if another menu has the alias. */
export async function create(owner: Owner, _at: At, fields: Fields, now: Date): Promise<{ row: MenuRow }> {
  const values = validate(menuShape, fields, aliasFaults);
  const { alias, slug: otherName, opening_hours: openingHours, ...input } = values;
  const times = { createdAt: toSecond(now), updatedAt: toSecond(now) };
  const data = { ...input, openingHours, ...times, accountId: owner.accountId };
  const row = await insertPage(alias ?? otherName, async (slug) => {
    const [created] = await db.menu.createManyAndReturn({
      data: [{ ...data, slug, slugKey: slugKey(slug) }],
      skipDuplicates: true,
    });
    return created;
  });
  return { row: { ...row, scans: 0, items: [] } };
}

/** Updates the fields that were sent; a value equal to the stored one is never rejected. */
export function update(owner: Owner, at: At, fields: Fields, now: Date): Promise<MenuRow> {
  return transaction(async () => {
    await lockRow("menus", owner, at);
    const stored = await get(owner, at);
    const values = validateSent(menuShape, changedWithAlias(fields, serialize(stored)), aliasFaults);
    if (Object.keys(values).length === 0) return stored;
    const { alias, slug: otherName, opening_hours, ...input } = values;
    const slug = alias ?? otherName ?? stored.slug;
    const data = {
      ...input,
      slug,
      slugKey: slugKey(slug),
      openingHours: opening_hours ?? stored.openingHours,
      revision: { increment: 1 },
      updatedAt: toSecond(now),
    };
    const where = { id: stored.id, accountId: owner.accountId };
    const row = await db.menu.update({ where, data, include }).catch((error: unknown) => {
      throw isUniqueViolation(error) ? pageAliasTaken(slug) : error;
    });
    return { ...row, scans: stored.scans };
  });
}

/** Deletes the menu with its items permanently and returns it as it last was; its slug is free again. */
export const remove = (owner: Owner, at: At): Promise<MenuRow> =>
  transaction(async () => {
    await lockRow("menus", owner, at);
    const menu = await get(owner, at);
    await db.menu.delete({ where: { id: menu.id, accountId: owner.accountId } });
    await purgeViews(owner, "menu", menu.id);
    return menu;
  });
