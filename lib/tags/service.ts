import { toSecond } from "@/lib/dates";
import { db, Prisma, transaction } from "@/lib/db/client";
import { MissingRowError } from "@/lib/db/errors";
import { inOrder } from "@/lib/db/list-view";
import { searchPage } from "@/lib/db/pagination";
import { lockAccount } from "@/lib/db/row-lock";
import type { Owner } from "@/lib/owner";
import { QUOTAS } from "@/lib/plans";
import { tagShape } from "@/lib/tags/schema";
import { serialize, type TagRow } from "@/lib/tags/serialize";
import { tagLimitReached } from "@/lib/tags/tag-book";
import type { Paging, Query } from "@/lib/validation/query";
import { changed, type Fields, validate, validateSent } from "@/lib/validation/validate";

type At = { readonly id?: number };

/** A page of the account's tags, newest first; with `q`, those whose name contains it in any letter case. */
export async function list(owner: Owner, _at: object, paging: Paging, query: Query) {
  const { ids, total } = await searchPage("tags", "name", owner, paging, query);
  return { rows: inOrder(ids, await readTags(owner, Prisma.sql`id = ANY (${ids}::int[])`)), total };
}

/** The tag. Throws `MissingRowError` when it is missing or another account's. */
export async function get(owner: Owner, { id = 0 }: At): Promise<TagRow> {
  const [tag] = await readTags(owner, Prisma.sql`id = ${id}`);
  if (!tag) throw new MissingRowError();
  return tag;
}

/** Creates a tag, or returns the account's existing one of that name. Throws `plan_limit_reached` at the limit. */
export function create(owner: Owner, _at: object, fields: Fields, now: Date) {
  const { name, color } = validate(tagShape, fields);
  const { accountId } = owner;
  return transaction(async (): Promise<{ row: TagRow; existing?: boolean }> => {
    const limit = QUOTAS[await lockAccount(owner)].tags;
    const [same] = await readTags(owner, isNamed(name));
    if (same) return { row: same, existing: true };
    if ((await db.tag.count({ where: { accountId } })) >= limit) throw tagLimitReached(limit);
    const data = { accountId, name, color, createdAt: toSecond(now) };
    return { row: await get(owner, await db.tag.create({ data, select: { id: true } })) };
  });
}

/** Renames a tag or changes its color. If the name is taken, merges it into that tag, which is returned. */
export const update = (owner: Owner, at: At, fields: Fields): Promise<TagRow> =>
  transaction(async () => {
    await lockAccount(owner);
    const stored = await get(owner, at);
    const data = validateSent(tagShape, changed(fields, serialize(stored)));
    if (Object.keys(data).length === 0) return stored;
    const { name, ...rest } = data;
    const [other] = name === undefined ? [] : await readTags(owner, isNamed(name));
    if (!other || other.id === stored.id) return write(owner, stored.id, data);
    await moveLinks(stored.id, other.id);
    await remove(owner, stored);
    return write(owner, other.id, rest);
  });

/** Deletes a tag and removes it from its links. */
export const remove = (owner: Owner, at: At): Promise<TagRow> =>
  transaction(async () => {
    await lockAccount(owner);
    const last = await get(owner, at);
    await db.tag.delete({ where: { id: last.id, accountId: owner.accountId }, select: { id: true } });
    return last;
  });

async function write(owner: Owner, id: number, data: { name?: string; color?: string }): Promise<TagRow> {
  await db.tag.update({ where: { id, accountId: owner.accountId }, data, select: { id: true } });
  return get(owner, { id });
}

// Updates, because an insert would lock the links, and deadlock with requests that wait for the account.
async function moveLinks(from: number, to: number): Promise<void> {
  await db.$executeRaw`
    DELETE FROM link_tags moved USING link_tags there
    WHERE moved.tag_id = ${from} AND there.tag_id = ${to} AND there.link_id = moved.link_id`;
  await db.$executeRaw`UPDATE link_tags SET tag_id = ${to} WHERE tag_id = ${from}`;
}

const isNamed = (name: string) => Prisma.sql`search_text(name) = search_text(${name})`;

const readTags = ({ accountId }: Owner, condition: Prisma.Sql) => db.$queryRaw<TagRow[]>`
  SELECT id, name, color, (SELECT count(*)::int FROM link_tags WHERE tag_id = tags.id) AS links
  FROM tags WHERE account_id = ${accountId} AND ${condition}`;
