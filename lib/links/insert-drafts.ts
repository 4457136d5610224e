import { sha256 } from "@/lib/crypto/secrets";
import { AppError } from "@/lib/errors";
import { emitAll } from "@/lib/events/events";
import { linkSlugKey } from "@/lib/links/domain/slug-key";
import {
  aliasTaken,
  externalIdHash,
  externalIdTaken,
  hex,
  reusableLinks,
  takenExternalIds,
} from "@/lib/links/existing";
import { insertLinks, lockHashes, type NewLink } from "@/lib/links/insert";
import { type LinkRow, serializeCore } from "@/lib/links/serialize";
import type { Owner } from "@/lib/owner";
import { assignTags } from "@/lib/tags/assign";
import { TagBook } from "@/lib/tags/tag-book";

/** A valid new link and the names of its tags. */
export type Draft = {
  link: NewLink;
  tags: readonly string[];
  /** Whether an active link to the same URL may be returned instead. */
  reuses: boolean;
  /** Whether it may be returned for a later draft of the same URL; false with routing, a password and the like. */
  isReusable: boolean;
};

/** A new link, or the account's existing one to the same URL. */
export type CreatedLink = { row: LinkRow; reused?: boolean };

type Outcomes = Map<Draft, CreatedLink | AppError>;

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
    const { wanted, waiting } = await plan(owner, open, book, outcomes, now);
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

/** What drafts that wait may still take, so that later ones wait, too, instead of taking it before them. */
class Held {
  private readonly names = new Set<string>();
  private readonly reusing = new Set<string>();
  private readonly newer = new Set<string>();

  add(draft: Draft): void {
    for (const name of namesOf(draft)) this.names.add(name);
    if (draft.reuses) this.reusing.add(hex(draft.link.urlHash));
    else if (draft.isReusable) this.newer.add(hex(draft.link.urlHash));
  }

  has(draft: Draft): boolean {
    if (namesOf(draft).some((name) => this.names.has(name))) return true;
    const hash = hex(draft.link.urlHash);
    return draft.reuses ? this.newer.has(hash) : draft.isReusable && this.reusing.has(hash);
  }
}

const namesOf = ({ link: { slug, domainId, externalId } }: Draft): string[] => [
  ...(slug === null ? [] : [`alias ${linkSlugKey(slug, domainId)}`]),
  ...(externalId === null ? [] : [`external id ${externalId}`]),
];

type Waiting = [draft: Draft, earlier: Draft | undefined];

/** Which drafts to insert, and which wait for the outcome of an earlier one. All others have an outcome. */
async function plan(
  owner: Owner,
  drafts: readonly Draft[],
  book: TagBook,
  outcomes: Outcomes,
  now: Date,
): Promise<{ wanted: Draft[]; waiting: Waiting[] }> {
  const wanted: Draft[] = [];
  const waiting: Waiting[] = [];
  const held = new Held();
  const same = await reusableLinks(
    owner,
    drafts.flatMap(({ link, reuses }) => (reuses ? [link.urlHash] : [])),
    now,
  );
  const taken = await takenExternalIds(
    owner,
    drafts.flatMap(({ link }) => link.externalId ?? []),
  );
  const earlierTo = new Map<string, Draft>();
  const earlierWith = new Map<string, Draft>();
  const earlierOf = ({ link: { urlHash, externalId }, reuses }: Draft): Draft | undefined => {
    if (externalId !== null) return earlierWith.get(externalId);
    return reuses ? earlierTo.get(hex(urlHash)) : undefined;
  };
  for (const draft of drafts) {
    const { urlHash, externalId } = draft.link;
    const hash = hex(urlHash);
    const isHeld = held.has(draft);
    const earlier = isHeld ? undefined : earlierOf(draft);
    const reused = draft.reuses ? same.get(hash) : undefined;
    if (externalId !== null && taken.has(externalId)) outcomes.set(draft, externalIdTaken(externalId));
    else if (isHeld || earlier) {
      waiting.push([draft, earlier]);
      held.add(draft);
    } else if (reused) outcomes.set(draft, { row: reused, reused: true });
    else {
      const refusal = book.reserve(draft.tags);
      if (refusal) {
        outcomes.set(draft, refusal);
        continue;
      }
      wanted.push(draft);
      if (draft.isReusable) earlierTo.set(hash, draft);
      if (externalId !== null) earlierWith.set(externalId, draft);
    }
  }
  return { wanted, waiting };
}

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
