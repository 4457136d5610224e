import { type Cell, csvStream } from "@/lib/csv";
import { addDays, formatDay } from "@/lib/dates";
import { db } from "@/lib/db";
import { getImport, problemsOf } from "@/lib/links/imports";
import { type LinkRow, serialize } from "@/lib/links/serialize";
import type { Owner } from "@/lib/owner";
import type { Fields } from "@/lib/validate";
import { DIMENSION, KIND } from "@/lib/visitors/kinds";

const BATCH = 500;
const DAYS = 365;

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

/** Clicks of all links of the account by day, of the last 365 days, as CSV: a row for each link and day with clicks. */
export function exportStats(owner: Owner, now: Date): ReadableStream<Uint8Array> {
  const from = formatDay(addDays(now, 1 - DAYS));
  async function* batches() {
    for await (const links of everyLink(owner)) {
      const slugs = new Map(links.map(({ id, slug }) => [id, slug]));
      const days = await clicksByDay([...slugs.keys()], from);
      yield days.map(({ id, day, n }): Cell[] => [day, slugs.get(id) ?? "", Number(n)]);
    }
  }
  return csvStream(["date", "alias", "clicks"], batches());
}

const clicksByDay = (ids: number[], from: string) => db.$queryRaw<{ id: number; day: string; n: bigint }[]>`
  SELECT subject_id AS id, day::text, sum(n)::bigint AS n FROM (
    SELECT subject_id, day, n FROM visit_days
    WHERE kind = ${KIND.link}::smallint AND subject_id = ANY (${ids}::int[]) AND dimension = ${DIMENSION.device}::smallint AND day >= ${from}::date
    UNION ALL SELECT subject_id, (at AT TIME ZONE 'UTC')::date, n FROM visits
    WHERE batch > (SELECT batch FROM visit_fold) AND kind = ${KIND.link}::smallint AND subject_id = ANY (${ids}::int[])
      AND at >= ${from}::date::timestamp AT TIME ZONE 'UTC'
  ) counted GROUP BY subject_id, day ORDER BY subject_id, day`;

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
