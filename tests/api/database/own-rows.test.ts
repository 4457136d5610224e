import { db, transaction } from "@/lib/db/client";
import { domains } from "@/lib/domains";
import { forms } from "@/lib/forms";
import { claim } from "@/tests/api/domains/domain";
import { expect, newAccount, test } from "@/tests/support/fixtures";
import { field, newForm } from "@/tests/support/rows/forms";

const OTHERS = 300;
const FIRST_PAGE = [{}, { limit: 25, offset: 0 }, {}] as const;

/** How many rows of a table this transaction has read so far. */
async function rowsRead(table: string): Promise<number> {
  const [row] = await db.$queryRaw<{ n: number }[]>`
    SELECT (seq_tup_read + idx_tup_fetch)::int AS n FROM pg_stat_xact_user_tables WHERE relname = ${table}`;
  return row?.n ?? 0;
}

/** How many rows of a table `read` reads, if the planner avoids reading tables as a whole. */
async function countRead(table: string, read: () => Promise<unknown>): Promise<number> {
  await db.$executeRaw`SET LOCAL enable_seqscan = off`;
  const before = await rowsRead(table);
  await read();
  return (await rowsRead(table)) - before;
}

test("a list of domains counts their links, and reads no others", async () => {
  const theirs = await claim(await newAccount());
  const account = await newAccount("pro");
  const own = [await claim(account), await claim(account)];
  const insertLinks = (domainId: number, count: number) => db.$executeRaw`
    INSERT INTO links (account_id, domain_id, slug, slug_key, url, url_hash, expires_at, created_at, updated_at)
    SELECT account_id, id, name || n, name || n, 'https://example.com/', '', now() + interval '1 day', now(), now()
    FROM domains, generate_series(1, ${count}::int) AS n WHERE id = ${domainId}`;
  await transaction(async () => {
    for (const { id } of own) await insertLinks(id, 3);
    await insertLinks(theirs.id, OTHERS);
    const read = await countRead("links", async () => {
      const { rows } = await domains.list(account.owner, ...FIRST_PAGE);
      expect(rows.map((row) => domains.serialize(row).links)).toEqual([3, 3]);
    });
    expect(read).toBe(6);
  });
});

test("a list of forms counts their submissions, and reads no others", async ({ account }) => {
  const theirs = await newForm(await newAccount(), [field("a")]);
  const own = [await newForm(account, [field("a")]), await newForm(account, [field("b")])];
  const insertSubmissions = (formId: number, count: number) => db.$executeRaw`
    INSERT INTO submissions (form_id, token, answers, text, created_at)
    SELECT ${formId}::int, n::text, '{}', '', now() FROM generate_series(1, ${count}::int) AS n`;
  await transaction(async () => {
    for (const { id } of own) await insertSubmissions(id, 3);
    await insertSubmissions(theirs.id, OTHERS);
    const read = await countRead("submissions", async () => {
      const { rows } = await forms.list(account.owner, ...FIRST_PAGE);
      expect(rows.map((row) => forms.serialize(row, new Date()).submissions)).toEqual([3, 3]);
    });
    expect(read).toBe(6);
  });
});
