import { toSecond } from "@/lib/dates";
import { db } from "@/lib/db/client";
import { prepared } from "@/lib/db/raw-query";
import { lockAccount } from "@/lib/db/row-lock";
import { AppError } from "@/lib/errors";
import type { Owner } from "@/lib/owner";
import { QUOTAS } from "@/lib/plans";

type Tag = { id: number; name: string };
type Found = { wanted: string; key: string; id: number | null; name: string; used: bigint };

/** Resolves tag names of an account, ignoring case. */
export class TagBook {
  readonly #tags = new Map<string, Tag>();
  readonly #keys = new Map<string, string>();
  readonly #reserved = new Set<string>();
  #limit = 0;
  #room = 0;

  private constructor(readonly owner: Owner) {}

  /**
   * Looks the names up, and locks the account until the transaction ends, so that its tags don't change. To avoid
   * deadlocks, lock links before, and write what others may wait for (aliases) afterwards.
   */
  static async open(owner: Owner, names: readonly string[]): Promise<TagBook> {
    const book = new TagBook(owner);
    if (names.length === 0) return book;
    book.#limit = QUOTAS[await lockAccount(owner)].tags;
    const found = await db.$queryRaw<Found[]>(prepared`
      SELECT wanted, search_text(wanted) AS key, t.id, coalesce(t.name, wanted) AS name,
        (SELECT count(*) FROM tags WHERE account_id = a.id) AS used
      FROM accounts a CROSS JOIN unnest(${[...new Set(names)]}::text[]) AS wanted
        LEFT JOIN tags t ON t.account_id = a.id AND search_text(t.name) = search_text(wanted)
      WHERE a.id = ${owner.accountId}`);
    for (const { wanted, key, id, name, used } of found) {
      book.#keys.set(wanted, key);
      if (id !== null) book.#tags.set(key, { id, name });
      book.#room = book.#limit - Number(used);
    }
    return book;
  }

  /** Reserves quota for new names. Returns `plan_limit_reached` when it is exhausted. */
  reserve(names: readonly string[]): AppError | undefined {
    const added = this.#missing(names).filter((key) => !this.#reserved.has(key));
    if (added.length > this.#room) return tagLimitReached(this.#limit);
    this.#room -= added.length;
    for (const key of added) this.#reserved.add(key);
    return undefined;
  }

  /** Creates the tags among these names that don't exist yet. Reserve them first. */
  async create(names: readonly string[], now: Date): Promise<void> {
    if (this.#missing(names).length === 0) return;
    const inserted = await db.$queryRaw<(Tag & { key: string })[]>(prepared`
      INSERT INTO tags (account_id, name, created_at)
      SELECT ${this.owner.accountId}::int, name, ${toSecond(now)}::timestamptz
      FROM unnest(${[...names]}::text[]) WITH ORDINALITY AS wanted(name, position) ORDER BY position
      ON CONFLICT DO NOTHING RETURNING id, name, search_text(name) AS key`);
    for (const { key, ...tag } of inserted) this.#tags.set(key, tag);
  }

  /** The ids of these tags, and their names as stored, in the order of names. */
  read(names: readonly string[]): { ids: number[]; names: string[] } {
    const tags = new Map<string, Tag>();
    for (const key of this.#keysOf(names)) {
      const tag = this.#tags.get(key);
      if (tag) tags.set(key, tag);
    }
    const sorted = [...tags].sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    return { ids: sorted.map(([, { id }]) => id), names: sorted.map(([, { name }]) => name) };
  }

  #missing = (names: readonly string[]): string[] =>
    [...new Set(this.#keysOf(names))].filter((key) => !this.#tags.has(key));

  #keysOf = (names: readonly string[]): string[] => names.map((name) => this.#keys.get(name) ?? name);
}

export const tagLimitReached = (limit: number) =>
  new AppError(
    "plan_limit_reached",
    `An account can have up to ${limit} tags. Delete or merge some to create another.`,
  );
