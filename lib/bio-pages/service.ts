import { purgeViews } from "@/lib/analytics/view-counts";
import { withLinks } from "@/lib/bio-pages/counts";
import { pageShape } from "@/lib/bio-pages/schema";
import { type PageRow, serialize } from "@/lib/bio-pages/serialize";
import { toSecond } from "@/lib/dates";
import { db, type Prisma, transaction } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import { lockRow } from "@/lib/db/row-lock";
import type { Owner } from "@/lib/owner";
import { aliasFaults, changedWithAlias, insertPage, pageAliasTaken } from "@/lib/slugs/aliases";
import { slugKey } from "@/lib/slugs/slugs";
import { type Fields, validate, validateSent } from "@/lib/validation/validate";

type At = { readonly id?: number };

const include = {
  links: { orderBy: { position: "asc" }, include: { form: { select: { slug: true } } } },
} as const;

/** The page with its links in order, or P2025 when it is missing or another account's. */
export const get = async ({ accountId }: Owner, { id = 0 }: At): Promise<PageRow> =>
  withLinks(await db.bioPage.findUniqueOrThrow({ where: { id, accountId }, include }));

/** Creates a page without links. Rules and errors: docs/contract.md §6. */
export async function create(owner: Owner, _at: At, fields: Fields, now: Date): Promise<{ row: PageRow }> {
  const {
    alias,
    slug: otherName,
    button_style: buttonStyle,
    ...input
  } = validate(pageShape, fields, aliasFaults);
  const times = { createdAt: toSecond(now), updatedAt: toSecond(now) };
  const page = { ...input, ...times, buttonStyle, accountId: owner.accountId };
  const { id } = await insertPage(alias ?? otherName, async (slug) => {
    const data = [{ ...page, slug, slugKey: slugKey(slug) }];
    const [row] = await db.bioPage.createManyAndReturn({ data, skipDuplicates: true, select: { id: true } });
    return row;
  });
  return { row: await get(owner, { id }) };
}

/** Updates the fields that were sent; a value equal to the stored one is never rejected. */
export function update(owner: Owner, at: At, fields: Fields, now: Date): Promise<PageRow> {
  return transaction(async () => {
    await lockRow("bio_pages", owner, at);
    const stored = await get(owner, at);
    const input = validateSent(pageShape, changedWithAlias(fields, serialize(stored)), aliasFaults);
    if (Object.keys(input).length === 0) return stored;
    const { alias, slug: otherName, button_style, ...others } = input;
    const slug = alias ?? otherName ?? stored.slug;
    const names = { slug, slugKey: slugKey(slug), buttonStyle: button_style ?? stored.buttonStyle };
    return save(owner, stored, { ...others, ...names }, now).catch((error: unknown) => {
      throw isUniqueViolation(error) ? pageAliasTaken(slug) : error;
    });
  });
}

/**
 * Sets the page's avatar by content hash, or removes it. Dashboard only: read-only in the API (docs/contract.md §6).
 */
export function setAvatar(owner: Owner, at: At, avatarHash: string | null, now: Date): Promise<PageRow> {
  return transaction(async () => {
    await lockRow("bio_pages", owner, at);
    return save(owner, await get(owner, at), { avatarHash }, now);
  });
}

/**
 * Deletes the page with its links and statistics permanently and returns it as it last was; its slug is free again.
 */
export const remove = (owner: Owner, at: At): Promise<PageRow> =>
  transaction(async () => {
    await lockRow("bio_pages", owner, at);
    const page = await get(owner, at);
    await db.bioPage.delete({ where: { id: page.id, accountId: owner.accountId } });
    for (const kind of ["bio_page", "bio_click"] as const) await purgeViews(owner, kind, page.id);
    return page;
  });

type Changes = Omit<Prisma.BioPageUncheckedUpdateInput, "revision" | "updatedAt">;

async function save({ accountId }: Owner, { id }: PageRow, changes: Changes, now: Date): Promise<PageRow> {
  const data = { ...changes, revision: { increment: 1 }, updatedAt: toSecond(now) };
  return withLinks(await db.bioPage.update({ where: { id, accountId }, data, include }));
}
