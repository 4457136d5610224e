import { db } from "@/lib/db/client";
import { inOrder } from "@/lib/db/list-view";
import { listIds } from "@/lib/links/list";
import type { LinkView } from "@/lib/links/list/link-filter";
import { readLinksById } from "@/lib/links/rows";
import { type LinkRow, serialize } from "@/lib/links/serialize";
import type { Owner } from "@/lib/owner";
import { type Cell, csvStream } from "@/lib/streams/csv";
import type { Query } from "@/lib/validation/query";

const BATCH = 500;

/** All links of the account, oldest first, in batches. */
export async function* allLinks({ accountId }: Owner): AsyncGenerator<LinkRow[]> {
  for (let after = 0; ; ) {
    const where = { accountId, id: { gt: after } };
    const found = await db.link.findMany({
      where,
      orderBy: { id: "asc" },
      take: BATCH,
      select: { id: true },
    });
    const rows = await readLinksById(found.map(({ id }) => id));
    yield rows.sort((a, b) => a.id - b.id);
    const last = found.at(-1);
    if (!last || found.length < BATCH) return;
    after = last.id;
  }
}

const HEAD = [
  "url",
  "alias",
  "title",
  "starts_at",
  "expires_at",
  "click_limit",
  "paused",
  "domain",
  "forward_query",
  "utm",
  "expired_url",
  "auto_renew",
  "rules",
  "split",
  "split_until",
  "tags",
  "notes",
  "external_id",
  "archived",
  "has_password",
  "short_url",
  "state",
  "clicks",
  "last_clicked_at",
  "created_at",
];

/** All links of the account as CSV, in columns that an import accepts. */
export const exportLinks = (owner: Owner, now: Date): ReadableStream<Uint8Array> =>
  csvOf(allLinks(owner), now);

/** The links of a list with this query and view, in its order, as CSV with the same columns. */
export async function exportListed(
  owner: Owner,
  query: Query,
  view: LinkView,
): Promise<ReadableStream<Uint8Array>> {
  const ids = await listIds(owner, query, view);
  async function* batches() {
    for (let from = 0; from < ids.length; from += BATCH) {
      const part = ids.slice(from, from + BATCH);
      yield inOrder(part, await readLinksById(part));
    }
  }
  return csvOf(batches(), view.now);
}

function csvOf(batches: AsyncIterable<LinkRow[]>, now: Date): ReadableStream<Uint8Array> {
  const row = (link: LinkRow): Cell[] => {
    const { long_url: url, slug: alias, ...rest } = serialize(link, now);
    const values: Readonly<Record<string, unknown>> = { url, alias, ...rest };
    return HEAD.map((name) => cellOf(values[name]));
  };
  async function* rows() {
    for await (const links of batches) yield links.map(row);
  }
  return csvStream(HEAD, rows());
}

const cellOf = (value: unknown): Cell => {
  if (Array.isArray(value) && value.every((entry) => typeof entry === "string")) return value.join(",");
  if (typeof value === "object" && value !== null) return JSON.stringify(value);
  return typeof value === "string" || typeof value === "number" || value === null ? value : String(value);
};
