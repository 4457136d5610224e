import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { newAccount, type TestAccount } from "@/tests/support/fixtures";

/** Number of tags of an account with tagged links. */
export const TAGS = 20;

export type Bench = {
  url: string;
  databaseUrl: string;
  /** The supervisor's process ID, and the postmaster's. */
  pid: number | undefined;
  postgresPid: number | undefined;
};

/** Runs SQL on the bench's database. */
export async function sql(bench: Bench, text: string, values: unknown[] = []): Promise<pg.QueryResult> {
  const client = new pg.Client(bench.databaseUrl);
  await client.connect();
  try {
    return await client.query(text, values);
  } finally {
    await client.end();
  }
}

/** An account with `count` links whose slugs are the prefix and a number from 0. */
export async function accountWithLinks(bench: Bench, prefix: string, count: number): Promise<TestAccount> {
  const account = await newAccount("free", bench.url);
  await sql(
    bench,
    `WITH created AS (
       INSERT INTO links (account_id, slug, slug_key, url, url_hash, title, expires_at, created_at, updated_at)
       SELECT $1, $2 || n, $2 || n, 'https://example.com/landing/' || n || '?from=bench', sha256(('bench' || n)::bytea),
         (ARRAY['Spring sale', 'Autumn fair', 'Newsletter', 'Poster', 'Business card'])[1 + n % 5] || ' ' || n,
         now() + interval '300 days', date_trunc('second', now() - n * interval '1 second'), now()
       FROM generate_series(0, $3 - 1) AS n RETURNING id, account_id)
     INSERT INTO link_counters (link_id, account_id) SELECT id, account_id FROM created`,
    [account.owner.accountId, prefix, count],
  );
  await sql(bench, "VACUUM ANALYZE links, link_texts, link_counters");
  return account;
}

/** Gives each link of an account three of 20 tags, which are named "tag 1" to "tag 20". */
export async function tagLinks(bench: Bench, accountId: number): Promise<void> {
  await sql(
    bench,
    `INSERT INTO tags (account_id, name, created_at)
     SELECT $1, 'tag ' || n, now() FROM generate_series(1, $2::int) AS n`,
    [accountId, TAGS],
  );
  await sql(
    bench,
    `WITH tag AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS n FROM tags WHERE account_id = $1),
     link AS (SELECT id, created_at, row_number() OVER (ORDER BY id) AS n FROM links WHERE account_id = $1)
     INSERT INTO link_tags (link_id, tag_id, created_at)
     SELECT link.id, tag.id, link.created_at
     FROM link JOIN tag ON tag.n IN (link.n % $2::int, (link.n / 7 + 1) % $2::int, (link.n / 91 + 3) % $2::int)`,
    [accountId, TAGS],
  );
  await sql(bench, "VACUUM ANALYZE tags, link_tags");
}

/** A link of the account with `clicks` counted clicks, rolled up, over a year and many countries and referrers. */
export async function linkWithClicks(bench: Bench, account: TestAccount, clicks: number): Promise<number> {
  const { body } = await account.api.post("/links", { url: `https://example.com/${randomUUID()}` });
  const perDay = Math.floor(clicks / 365);
  // Country, referrer, device, browser: as many values of each as a popular link has, in a Zipf distribution (1/rank).
  for (const [dimension, values] of [
    [1, 200],
    [2, 400],
    [3, 4],
    [4, 12],
  ] as const) {
    await sql(
      bench,
      `WITH weight AS (SELECT v, 1.0 / v / sum(1.0 / v) OVER () AS share FROM generate_series(1, $3::int) AS v)
       INSERT INTO visit_days (kind, subject_id, dimension, day, value, n)
       SELECT 1, $1, $2, (current_date - d), 'value ' || v, greatest(1, ($4 * share)::int)
       FROM generate_series(0, 364) AS d, weight`,
      [body.id, dimension, values, perDay],
    );
  }
  await sql(bench, "UPDATE link_counters SET clicks = $2 WHERE link_id = $1", [body.id, clicks]);
  await sql(bench, "VACUUM ANALYZE visit_days");
  return body.id;
}

/** SQL: the visits that aren't rolled up yet. */
export const TAIL = `(
  SELECT j.kind, visit.subject_id, visit.n FROM visit_journal j
  CROSS JOIN LATERAL unnest(j.subjects, j.counts) AS visit(subject_id, n)
  WHERE j.batch > (SELECT batch FROM visit_rollup)) tail`;

/** Resolves once all visits are rolled up, so that none of that work falls into the next measurement. */
export async function rolledUp(bench: Bench): Promise<void> {
  for (;;) {
    const { rows } = await sql(bench, `SELECT EXISTS (SELECT FROM ${TAIL}) AS waiting`);
    if (!rows[0].waiting) return;
    await sleep(200);
  }
}
