import { sha256 } from "@/lib/crypto/tokens";
import { AppError } from "@/lib/errors";
import { emitAll } from "@/lib/events/events";
import { linkSlugKey } from "@/lib/links/domain/slug-key";
import { aliasTaken, externalIdHash, externalIdTaken } from "@/lib/links/existing";
import { insertLinks, lockHashes } from "@/lib/links/insert";
import { type Draft, type Outcomes, planDrafts } from "@/lib/links/plan-drafts";
import { type LinkRow, serializeCore } from "@/lib/links/serialize";
import type { Owner } from "@/lib/owner";
import { assignTags } from "@/lib/tags/assign";
import { TagBook } from "@/lib/tags/tag-book";

/** Links per statement: a few milliseconds, so that other queries get CPU time in between. */
const LINKS_PER_STATEMENT = 25;

/**
 * Inserts drafts in the current transaction, as if created one after the other: a later one may get an earlier one's
 * link, or be rejected because of it.
 */
export async function insertDrafts(owner: Owner, drafts: readonly Draft[], now: Date): Promise<Outcomes> {
  const outcomes: Outcomes = new Map();
  await lockHashes(owner, drafts.flatMap(drafts.length > 1 ? hashesOfMany : hashesOf));
  const book = await TagBook.open(
    owner,
    drafts.flatMap(({ tags }) => tags),
  );
  for (let open = drafts; open.length > 0; ) {
    const { wanted, waiting } = await planDrafts(owner, open, book, outcomes, now);
    for (let from = 0; from < wanted.length; from += LINKS_PER_STATEMENT)
      await insertBatch(owner, wanted.slice(from, from + LINKS_PER_STATEMENT), book, outcomes, now);
    open = waiting.flatMap(([draft, earlier]) => {
      const outcome = earlier && outcomes.get(earlier);
      // The earlier one was rejected, so this one is tried.
      if (!outcome || outcome instanceof AppError) return [draft];
      const { externalId } = draft.link;
      outcomes.set(
        draft,
        externalId === null ? { row: outcome.row, reused: true } : externalIdTaken(externalId),
      );
      return [];
    });
  }
  return outcomes;
}

const hashesOf = ({ link: { urlHash, externalId }, reuses }: Draft): Uint8Array[] => [
  ...(reuses ? [urlHash] : []),
  ...(externalId === null ? [] : [externalIdHash(externalId)]),
];

/** Requests with the same aliases in different orders would deadlock. */
const hashesOfMany = (draft: Draft): Uint8Array[] => {
  const { slug, domainId } = draft.link;
  return [...hashesOf(draft), ...(slug === null ? [] : [sha256(`alias ${linkSlugKey(slug, domainId)}`)])];
};

async function insertBatch(
  owner: Owner,
  drafts: readonly Draft[],
  book: TagBook,
  outcomes: Outcomes,
  now: Date,
): Promise<void> {
  const rows = await insertLinks(
    owner,
    drafts.map(({ link }) => link),
    now,
  );
  const inserted: { draft: Draft; row: LinkRow }[] = [];
  for (const [index, draft] of drafts.entries()) {
    const row = rows[index];
    if (row) inserted.push({ draft, row });
    else if (draft.link.slug === null) throw new Error("no free slug was found");
    else outcomes.set(draft, aliasTaken(draft.link.slug));
  }
  await book.create(
    inserted.flatMap(({ draft }) => draft.tags),
    now,
  );
  const links = inserted.map(({ draft, row }) => ({ draft, row, tags: book.read(draft.tags) }));
  await assignTags(
    links.flatMap(({ row, tags }) =>
      tags.ids.length > 0 ? [{ id: row.id, createdAt: row.createdAt, tags: tags.ids }] : [],
    ),
  );
  for (const { draft, row, tags } of links) outcomes.set(draft, { row: { ...row, tags: tags.names } });
  const created = inserted.map(({ row }) => ({ link: serializeCore(row, now) }));
  if (created.length > 0) await emitAll(owner.accountId, "link.created", created, now);
}
