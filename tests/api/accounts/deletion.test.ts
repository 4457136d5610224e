import { deleteAccount } from "@/lib/accounts/delete";
import { purgeAccounts } from "@/lib/accounts/purge";
import { createAccount, setPlan } from "@/lib/accounts/service";
import { KIND } from "@/lib/analytics/kinds";
import { db } from "@/lib/db/client";
import { databaseUrl, env } from "@/lib/env";
import { JOBS } from "@/lib/jobs/catalogue";
import { withConnection } from "@/prisma/connection";
import { sessionCookie, trySignIn } from "@/tests/support/clients/sign-in";
import { inDays } from "@/tests/support/dates";
import { expect, newAccount, type TestAccount, test, visit } from "@/tests/support/fixtures";
import { cases } from "@/tests/support/repetitions";
import { field, formUrl, newForm, sendForm } from "@/tests/support/rows/forms";
import { OWNED } from "@/tests/support/rows/full-account";
import { journalOf } from "@/tests/support/rows/links";

const LARGE = cases(50_000);

/** Thousands of links of an account, with their counters and statistics. */
async function addLinks(accountId: number, count: number): Promise<void> {
  await db.$executeRaw`
    WITH created AS (
      INSERT INTO links (account_id, slug, slug_key, url, url_hash, expires_at, created_at, updated_at)
      SELECT ${accountId}::int, slug, slug, 'https://example.com/' || n, '', now() + interval '1 day', now(), now()
      FROM generate_series(1, ${count}::int) AS n, LATERAL (SELECT 'gone-' || ${accountId}::int || '-' || n AS slug) AS s
      RETURNING id
    ), counters AS (
      INSERT INTO link_counters (link_id, account_id, clicks) SELECT id, ${accountId}::int, 1 FROM created)
    INSERT INTO visit_days (kind, subject_id, dimension, day, value, n)
    SELECT ${KIND.link}::smallint, id, 3::smallint, '2026-01-01'::date, '', 1 FROM created`;
}

/** One of every resource, and the URLs that visitors open. */
async function fill(account: TestAccount) {
  await setPlan(account.email, "business");
  for (const make of Object.values(OWNED)) await make(account);
  const { api } = account;
  const { body: link } = await api.post("/links", { url: "https://example.com/", on_duplicate: "create" });
  const { body: bio } = await api.post("/bio-pages", { title: "Bio" });
  const { body: bioLink } = await api.post(`/bio-pages/${bio.id}/links`, {
    title: "x",
    url: "https://example.com/",
  });
  const { body: menu } = await api.post("/menus", { name: "Menu" });
  const { body: countdown } = await api.post("/countdowns", { title: "Soon", ends_at: inDays(3) });
  const { body: timer } = await api.post("/timers", { ends_at: inDays(3) });
  const form = await newForm(account, [field("a")]);
  const addresses: string[] = [
    link.short_url,
    bio.page_url,
    `${bio.page_url}/${bioLink.id}`,
    menu.page_url,
    countdown.page_url,
    formUrl(form),
  ];
  return { addresses, form, image: String(timer.png_url) };
}

/** Keeps the job, which runs on every server of this run, away from an account while `work` looks at it. */
const untouched = (accountId: number, work: () => Promise<void>) =>
  withConnection(databaseUrl(), async (client) => {
    await client.query("BEGIN");
    await client.query("SELECT 1 FROM account_deletions WHERE account_id = $1 FOR UPDATE", [accountId]);
    await work();
    await client.query("ROLLBACK");
  });

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

const remove = ({ owner, user, email }: TestAccount, atOnceMs?: number) =>
  deleteAccount(owner, user, { confirm_email: email }, new Date(), atOnceMs);

/** The tables with rows of this account, and how many. */
async function traces(accountId: number): Promise<Record<string, number>> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.columns
    WHERE column_name = 'account_id' AND table_schema = 'public'`;
  expect(tables.length).toBeGreaterThan(10);
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await db.$queryRawUnsafe<{ n: number }[]>(
      `SELECT count(*)::int AS n FROM ${name} WHERE account_id = ${accountId}`,
    );
    if (row?.n) found[name] = row.n;
  }
  return found;
}

test("a deleted account is unusable at once, while most of its data is still there", async ({
  account,
  request,
}) => {
  const { accountId } = account.owner;
  const { addresses, form, image } = await fill(account);
  await addLinks(accountId, LARGE);
  const cookie = await sessionCookie(account);
  const dashboard = () => fetch(`${env.APP_URL}/dashboard`, { headers: { cookie }, redirect: "manual" });
  const statuses = () => Promise.all(addresses.map(async (address) => (await visit(address)).status));
  expect(await statuses()).toEqual([302, 200, 302, 200, 200, 200]);
  expect((await dashboard()).status).toBe(200);
  const counted = await bytesOf(await fetch(image));

  await remove(account, 0);
  await untouched(accountId, async () => {
    expect((await traces(accountId)).links).toBeGreaterThan(LARGE / 2);
    expect((await account.api.get("/me")).status).toBe(401);
    expect((await dashboard()).headers.get("location")).toContain("/login");
    expect(await statuses()).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await sendForm(form, { f_a: "too late" })).status).toBe(404);
    const neutral = await fetch(image);
    expect(neutral.status).toBe(200);
    expect(Buffer.compare(await bytesOf(neutral), counted)).not.toBe(0);
    expect((await trySignIn(request, account)).status).toBe(401);
    const again = await createAccount({ ...account, plan: "free" }, new Date());
    expect(again.id).not.toBe(accountId);
    expect((await trySignIn(request, account)).status).toBe(200);
  });
});

test("purges the data of a deleted account in bounded batches until nothing is left", async ({ account }) => {
  const { accountId } = account.owner;
  await fill(account);
  await addLinks(accountId, LARGE);
  await remove(account, 0);
  const batches: number[] = [];
  await expect
    .poll(
      async () => {
        batches.push((await purgeAccounts({ accountId, runMs: 0 })).rows);
        return db.account.count({ where: { id: accountId } });
      },
      { intervals: [1], timeout: 100_000 },
    )
    .toBe(0);
  expect(Math.max(...batches)).toBeLessThanOrEqual(4_000);
  expect(batches.length).toBeGreaterThan(3);
  expect(await traces(accountId)).toEqual({});
});

test("the job finishes what the request left", async ({ account }) => {
  // A busy machine may need more than a minute for so many rows.
  test.setTimeout(180_000);
  const { accountId } = account.owner;
  await addLinks(accountId, LARGE);
  await remove(account, 0);
  // The scheduler creates its schema at its first start, which may be after the first response.
  await expect(async () => {
    await db.$queryRaw`SELECT 1 FROM graphile_worker.add_job('delete-accounts')`;
  }).toPass();
  await expect.poll(() => db.account.count({ where: { id: accountId } }), { timeout: 150_000 }).toBe(0);
  expect(await traces(accountId)).toEqual({});
});

test("a small account is completely deleted by the time its owner gets the response, and from the journal after the cleanup", async ({
  account,
}) => {
  const { addresses } = await fill(account);
  const other = await newAccount();
  const { body: kept } = await other.api.post("/links", { url: "https://example.com/" });
  await visit(kept.short_url);
  const ids = (
    await db.link.findMany({ where: { accountId: account.owner.accountId }, select: { id: true } })
  ).map(({ id }) => id);
  await visit(addresses[0] ?? "");
  await remove(account);
  expect(await traces(account.owner.accountId)).toEqual({});
  await JOBS.cleanup?.(new Date());
  expect(await journalOf(KIND.link, ids)).toEqual([]);
  expect(await journalOf(KIND.link, [kept.id])).toHaveLength(1);
  expect((await other.api.get("/me")).status).toBe(200);
});

test("the wrong email deletes nothing, and concurrent requests delete an account once", async ({
  account,
}) => {
  const wrong = deleteAccount(
    account.owner,
    account.user,
    { confirm_email: "somebody@example.com" },
    new Date(),
  );
  await expect(wrong).rejects.toMatchObject({ code: "invalid_confirm_email" });
  expect((await account.api.get("/me")).status).toBe(200);
  const results = await Promise.allSettled([remove(account), remove(account), remove(account)]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled"]);
  await expect.poll(() => db.account.count({ where: { id: account.owner.accountId } })).toBe(0);
  // A request that passed the session check before the others had deleted the account.
  await remove(account);
});
