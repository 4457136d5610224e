import type { AppError } from "@/lib/errors";
import { linkSlugKey } from "@/lib/links/domain/slug-key";
import {
  aliasTaken,
  externalIdTaken,
  hex,
  reusableLinks,
  takenExternalIds,
  takenSlugKeys,
} from "@/lib/links/existing";
import type { NewLink } from "@/lib/links/insert";
import type { LinkRow } from "@/lib/links/serialize";
import type { Owner } from "@/lib/owner";
import { isReserved } from "@/lib/slugs/reserved";
import type { TagBook } from "@/lib/tags/tag-book";

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

export type Outcomes = Map<Draft, CreatedLink | AppError>;

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

const keysOf = ({ link: { slug, domainId } }: Draft): string[] =>
  slug === null ? [] : [linkSlugKey(slug, domainId)];

const namesOf = (draft: Draft): string[] => [
  ...keysOf(draft).map((key) => `alias ${key}`),
  ...(draft.link.externalId === null ? [] : [`external id ${draft.link.externalId}`]),
];

type Waiting = [draft: Draft, earlier: Draft | undefined];

/** Which drafts to insert, and which wait for the outcome of an earlier one. All others have an outcome. */
export async function planDrafts(
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
  // Known before tags are reserved: a taken alias comes before an exhausted quota, and uses up none of it.
  const slugsTaken = await takenSlugKeys(
    drafts.flatMap((draft) => (draft.tags.length > 0 ? keysOf(draft) : [])),
  );
  const earlierTo = new Map<string, Draft>();
  const earlierWith = new Map<string, Draft>();
  const earlierOf = ({ link: { urlHash, externalId }, reuses }: Draft): Draft | undefined => {
    if (externalId !== null) return earlierWith.get(externalId);
    return reuses ? earlierTo.get(hex(urlHash)) : undefined;
  };
  for (const draft of drafts) {
    const { slug, urlHash, externalId } = draft.link;
    const hash = hex(urlHash);
    const isHeld = held.has(draft);
    const earlier = isHeld ? undefined : earlierOf(draft);
    const reused = draft.reuses ? same.get(hash) : undefined;
    if (externalId !== null && taken.has(externalId)) outcomes.set(draft, externalIdTaken(externalId));
    else if (isHeld || earlier) {
      waiting.push([draft, earlier]);
      held.add(draft);
    } else if (reused) outcomes.set(draft, { row: reused, reused: true });
    else if (slug !== null && (isReserved(slug) || keysOf(draft).some((key) => slugsTaken.has(key))))
      outcomes.set(draft, aliasTaken(slug));
    else {
      const refusal = book.reserve(draft.tags);
      if (refusal) {
        outcomes.set(draft, refusal);
        continue;
      }
      wanted.push(draft);
      for (const key of keysOf(draft)) slugsTaken.add(key);
      if (draft.isReusable) earlierTo.set(hash, draft);
      if (externalId !== null) earlierWith.set(externalId, draft);
    }
  }
  return { wanted, waiting };
}
