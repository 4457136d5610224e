import { type Cell, csvStream } from "@/lib/csv";
import { db } from "@/lib/db";
import { getImport, problemsOf } from "@/lib/links/imports";
import { type LinkRow, serialize } from "@/lib/links/serialize";
import type { Owner } from "@/lib/owner";
import type { Fields } from "@/lib/validate";

const BATCH = 500;

/** All links of the account, oldest first, some at a time: however many there are, few are in memory. */
export async function* everyLink({ userId }: Owner): AsyncGenerator<LinkRow[]> {
  for (let after = 0; ; ) {
    const where = { userId, id: { gt: after } };
    const rows = await db.link.findMany({
      where,
      orderBy: { id: "asc" },
      take: BATCH,
      include: { counter: true },
    });
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
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
  "short_url",
  "state",
  "clicks",
  "last_clicked_at",
  "created_at",
];

/** All links of the account as CSV, in columns that an import takes back. */
export function exportLinks(owner: Owner, now: Date): ReadableStream<Uint8Array> {
  const row = (link: LinkRow): Cell[] => {
    const { long_url, slug, title, starts_at, expires_at, click_limit, paused, ...rest } = serialize(
      link,
      now,
    );
    const { short_url, state, clicks, last_clicked_at, created_at } = rest;
    const again = [long_url, slug, title, starts_at, expires_at, click_limit, String(paused)];
    return [...again, short_url, state, clicks, last_clicked_at, created_at];
  };
  async function* batches() {
    for await (const links of everyLink(owner)) yield links.map(row);
  }
  return csvStream(HEAD, batches());
}

/** Rows of an import that became no link, as CSV. Throws P2025 for another account's import. */
export async function exportProblems(owner: Owner, at: { id?: number }): Promise<ReadableStream<Uint8Array>> {
  await getImport(owner, at);
  async function* batches() {
    for (let after = 0; ; ) {
      const rows = await problemsOf(owner, at, after, BATCH);
      yield rows.map(({ line, message, fields }): Cell[] => [line, message, ...told(fields)]);
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) return;
      after = last.line;
    }
  }
  return csvStream(["line", "problem", "url", "alias", "title"], batches());
}

const told = (fields: Fields): Cell[] =>
  ["url", "alias", "title"].map((name) => {
    const value = fields[name];
    return typeof value === "string" ? value : null;
  });
