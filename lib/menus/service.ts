import { toSecond } from "@/lib/dates";
import { db, transaction } from "@/lib/db";
import { isTaken } from "@/lib/db-errors";
import { AppError } from "@/lib/errors";
import { withScans } from "@/lib/menus/scans";
import { aliasFaults, menuShape } from "@/lib/menus/schema";
import { type MenuRow, serialize } from "@/lib/menus/serialize";
import type { Owner } from "@/lib/owner";
import { randomSlug, slugKey } from "@/lib/slugs";
import { changed, type Fields, validate, validateSent } from "@/lib/validate";
import type { Prisma } from "@/prisma/client/client";

type At = { readonly id?: number };

const include = { items: { orderBy: { position: "asc" } } } as const;

const TRIES = 8;

/** The menu with its dishes, or P2025 when it is missing or another account's. */
export async function get({ userId }: Owner, { id = 0 }: At): Promise<MenuRow> {
  return withScans(await db.menu.findUniqueOrThrow({ where: { id, userId }, include }));
}

/** Makes a menu without dishes. Rules and errors: CONTRACT §7. */
export async function create(owner: Owner, _at: At, fields: Fields, now: Date): Promise<{ row: MenuRow }> {
  const {
    alias,
    slug: otherName,
    opening_hours: openingHours,
    ...input
  } = validate(menuShape, fields, aliasFaults);
  const slug = alias ?? otherName;
  const times = { createdAt: toSecond(now), updatedAt: toSecond(now) };
  const menu = { ...input, openingHours, ...times, userId: owner.userId };
  for (let tries = 0; tries < (slug ? 1 : TRIES); tries++) {
    const id = await insert(slug ?? randomSlug(), menu);
    if (id) return { row: await get(owner, { id }) };
  }
  if (slug) throw aliasTaken(slug);
  throw new Error("no free slug was found");
}

type NewMenu = Omit<Prisma.MenuCreateManyInput, "slug" | "slugKey">;

async function insert(slug: string, menu: NewMenu): Promise<number | undefined> {
  // A conflict skips the row instead of failing, which would spoil the whole transaction.
  const [row] = await db.menu.createManyAndReturn({
    data: [{ ...menu, slug, slugKey: slugKey(slug) }],
    skipDuplicates: true,
    select: { id: true },
  });
  return row?.id;
}

/** Changes the fields that were sent; a value equal to the stored one is never refused. */
export function update(owner: Owner, at: At, fields: Fields, now: Date): Promise<MenuRow> {
  return transaction(async () => {
    await lock(owner, at);
    const stored = await get(owner, at);
    const both = fields.alias && fields.slug ? { slug: fields.slug } : {};
    const sent = { ...changed(fields, serialize(stored)), ...both };
    const values = validateSent(menuShape, sent, aliasFaults);
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
    const where = { id: stored.id, userId: owner.userId };
    const row = await db.menu.update({ where, data, include }).catch((error: unknown) => {
      throw isTaken(error) ? aliasTaken(slug) : error;
    });
    return withScans(row);
  });
}

/** Deletes the menu with its dishes for good and answers it as it last was; its slug is free again. */
export const remove = (owner: Owner, at: At): Promise<MenuRow> =>
  transaction(async () => {
    await lock(owner, at);
    const menu = await get(owner, at);
    await db.menu.delete({ where: { id: menu.id, userId: owner.userId } });
    return menu;
  });

/** Lets nobody else change the menu or its dishes until the transaction ends; nothing is locked where nothing is found. */
export async function lock({ userId }: Owner, { id = 0 }: At): Promise<void> {
  await db.$executeRaw`SELECT 1 FROM menus WHERE id = ${id} AND user_id = ${userId} FOR UPDATE`;
}

const aliasTaken = (slug: string) =>
  new AppError("alias_taken", `alias ${slug} is already in use by another menu; choose another one`);
