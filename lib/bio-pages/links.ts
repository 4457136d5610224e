import { withClicks } from "@/lib/bio-pages/counts";
import { hasThumbnail, type LinkKind, MAX_LINKS } from "@/lib/bio-pages/options";
import { findOwnForm, formUrl } from "@/lib/bio-pages/own-form";
import { formFaults, kindOf, linkFaults, linkShapeOf } from "@/lib/bio-pages/schema";
import { type LinkRow, linkKind, type StoredLink, serializeLink } from "@/lib/bio-pages/serialize";
import { toSecond } from "@/lib/dates";
import { db, transaction } from "@/lib/db/client";
import { orderedList } from "@/lib/db/ordered-list";
import { lockRow } from "@/lib/db/row-lock";
import { searchPattern } from "@/lib/db/search";
import { AppError, invalid } from "@/lib/errors";
import type { Owner } from "@/lib/owner";
import type { Paging, Query } from "@/lib/validation/query";
import { changed, type Fields, validate, validateSent } from "@/lib/validation/validate";

const include = { form: { select: { slug: true } } } as const;

/** `id` is the page's, `lid` the link's. */
type At = { readonly id?: number; readonly lid?: number };

/** The page, or P2025 when it is missing or another account's. */
export const parent = ({ accountId }: Owner, { id = 0 }: At) =>
  db.bioPage.findUniqueOrThrow({ where: { id, accountId }, select: { id: true } });

/** A page of the bio page's links in order; with `q`, those whose title or URL contains it in any letter case. */
export async function list(owner: Owner, at: At, { limit, offset }: Paging, query: Query) {
  const { id: pageId } = await parent(owner, at);
  const pattern = searchPattern(query);
  const hits =
    pattern === undefined
      ? undefined
      : await db.$queryRaw<{ id: number }[]>`
          SELECT l.id FROM bio_links l LEFT JOIN forms f ON f.id = l.form_id WHERE l.page_id = ${pageId}
            AND search_text(l.title || E'\n' || coalesce(${formUrl("")} || f.slug, l.url)) LIKE search_text(${pattern})`;
  const where = { pageId, ...(hits && { id: { in: hits.map(({ id }) => id) } }) };
  const [rows, total] = await Promise.all([
    db.bioLink.findMany({ where, include, orderBy: { position: "asc" }, take: limit, skip: offset }),
    db.bioLink.count({ where }),
  ]);
  return { rows: await withClicks(pageId, rows), total };
}

/** The link, or P2025 when it is missing, of another page, or another account's. */
export async function get({ accountId }: Owner, { id = 0, lid = 0 }: At): Promise<LinkRow> {
  return withOwnClicks(
    await db.bioLink.findUniqueOrThrow({ where: { id: lid, pageId: id, page: { accountId } }, include }),
  );
}

/** Adds a link at `position`, last by default; the links after it shift. Rules and errors: docs/contract.md §6. */
export async function create(owner: Owner, at: At, fields: Fields, now: Date): Promise<{ row: LinkRow }> {
  const kind = kindOf(fields.kind) ?? "link";
  const formId = await formOf(owner, kind, fields.url);
  const {
    position: wanted,
    starts_at: startsAt,
    ends_at: endsAt,
    ...input
  } = validate(linkShapeOf(kind), fields, function* (values) {
    yield* formFaults(kind, formId);
    yield* linkFaults(values);
  });
  return transaction(async () => {
    await lockRow("bio_pages", owner, at);
    const { id: pageId } = await parent(owner, at);
    const count = await db.bioLink.count({ where: { pageId } });
    if (count >= MAX_LINKS)
      throw new AppError(
        "plan_limit_reached",
        `A bio page can have at most ${MAX_LINKS} links; delete one first`,
        {},
        { message: `A bio page can have up to ${MAX_LINKS} links. Delete one to add another.` },
      );
    const position = await positions.insert(pageId, count, wanted);
    const times = { createdAt: toSecond(now), updatedAt: toSecond(now) };
    const data = { ...input, ...times, startsAt, endsAt, pageId, position, formId };
    const row = await db.bioLink.create({ data, include });
    await bumpRevision(pageId);
    return { row: { ...row, clicks: 0 } };
  });
}

/** Updates the fields that were sent; a new position moves the link and shifts the others. */
export function update(owner: Owner, at: At, fields: Fields, now: Date): Promise<LinkRow> {
  return change(owner, at, now, async (stored) => {
    const current = serializeLink(stored);
    const sent = changed(fields, current);
    const kind = "kind" in sent ? (kindOf(sent.kind) ?? "link") : linkKind(stored);
    // Rules for title and URL depend on the kind, so stored ones are validated too when it changes.
    const toCheck = "kind" in sent ? { title: current.title, url: current.url, ...sent } : sent;
    const formId = "url" in toCheck ? await formOf(owner, kind, toCheck.url) : stored.formId;
    const values = validateSent(linkShapeOf(kind), toCheck, function* (input) {
      if ("url" in toCheck) yield* formFaults(kind, formId);
      yield* linkFaults(input, stored);
    });
    if (Object.keys(values).length === 0) return undefined;
    const { position: wanted, starts_at, ends_at, ...input } = values;
    return {
      ...input,
      formId,
      startsAt: starts_at === undefined ? stored.startsAt : starts_at,
      endsAt: ends_at === undefined ? stored.endsAt : ends_at,
      position:
        wanted === undefined ? stored.position : await positions.move(stored.pageId, stored.position, wanted),
    };
  });
}

/**
 * Sets the link's thumbnail by content hash, or removes it. Dashboard only: read-only in the API (docs/contract.md §6).
 */
export const setThumbnail = (owner: Owner, at: At, hash: string | null, now: Date): Promise<LinkRow> =>
  change(owner, at, now, async (stored) => {
    if (hash !== null && !hasThumbnail(linkKind(stored)))
      throw invalid("image", "can be added to links and embeds only");
    return stored.thumbnailHash === hash ? undefined : { thumbnailHash: hash };
  });

/** Deletes the link permanently and returns it as it last was; the links after it shift. */
export const remove = (owner: Owner, at: At): Promise<LinkRow> =>
  transaction(async () => {
    await lockRow("bio_pages", owner, at);
    const stored = await get(owner, at);
    await db.bioLink.delete({ where: { id: stored.id } });
    await positions.remove(stored.pageId, stored.position);
    await bumpRevision(stored.pageId);
    return stored;
  });

const positions = orderedList("bio_links", "page_id");

type Changes = Parameters<typeof db.bioLink.update>[0]["data"];

/** Changes a link under the lock of its page; undefined changes nothing. */
function change(
  owner: Owner,
  at: At,
  now: Date,
  changesOf: (stored: LinkRow) => Promise<Changes | undefined>,
): Promise<LinkRow> {
  return transaction(async () => {
    await lockRow("bio_pages", owner, at);
    const stored = await get(owner, at);
    const changes = await changesOf(stored);
    if (!changes) return stored;
    const data = { ...changes, updatedAt: toSecond(now) };
    const row = await db.bioLink.update({ where: { id: stored.id }, data, include });
    await bumpRevision(stored.pageId);
    return { ...row, clicks: stored.clicks };
  });
}

/** For kind `form`, the id of the account's form with this address; else null. */
const formOf = (owner: Owner, kind: LinkKind, url: unknown): Promise<number | null> =>
  kind === "form" ? findOwnForm(owner, url) : Promise.resolve(null);

/** Invalidates the cached public page. */
const bumpRevision = (id: number) =>
  db.bioPage.update({ where: { id }, data: { revision: { increment: 1 } } });

async function withOwnClicks(link: StoredLink): Promise<LinkRow> {
  const [row] = await withClicks(link.pageId, [link]);
  return row ?? { ...link, clicks: 0 };
}
