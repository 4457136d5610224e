import { deleteAccount } from "@/lib/accounts/delete";
import { purgeAccounts } from "@/lib/accounts/purge";
import { addDays } from "@/lib/dates";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { sessionCookie } from "@/tests/support/clients/sign-in";
import { expect, newAccount, type TestAccount, test } from "@/tests/support/fixtures";
import { activeDomain, checkAt, claim, publish } from "./domain";

/** Links of the account on a domain; returns their ids. */
async function linksOn({ api }: TestAccount, domainId: number, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let n = 0; n < count; n++) {
    const { body } = await api.post("/links", { url: `https://example.com/${n}` });
    ids.push(body.id);
  }
  await db.link.updateMany({ where: { id: { in: ids } }, data: { domainId } });
  return ids;
}

const deletedLinks = async ({ owner }: TestAccount) => {
  const rows = await db.event.findMany({ where: { accountId: owner.accountId, name: "link.deleted" } });
  return rows.map(({ data }) => Object(data).link.id).sort((a, b) => a - b);
};

test("a domain with links is deleted on request only, with one event for each link", async ({
  account,
  api,
}) => {
  const { id, name } = await activeDomain(account);
  const ids = await linksOn(account, id, 3);
  const { body: kept } = await api.post("/links", { url: "https://example.com/kept" });
  expect((await api.get(`/domains/${id}`)).body.links).toBe(3);
  const at = `/domains/${id}`;
  for (const query of ["", "?links=", "?links=keep", "?links=DELETE"])
    expectRefusal(await api.delete(at + query), 422, "invalid_links", query);
  expectRefusal(await api.delete("/domains/2147483647?links=keep"), 404, "not_found");
  expect((await api.get(at)).body.links).toBe(3);
  expect(await deletedLinks(account)).toEqual([]);

  expect((await api.delete(`${at}?links=delete`)).body).toEqual({ id, deleted: true });
  expect(await deletedLinks(account)).toEqual(ids);
  expect((await api.get(at)).status).toBe(404);
  expect((await api.get("/links")).body.data.map((link: { id: number }) => link.id)).toEqual([kept.id]);
  // Its name stays known, so its host never falls back to other links.
  expect(await db.domainName.findUnique({ where: { name } })).toMatchObject({ domainId: null });
});

test("5,000 links are deleted with their domain in 5 steps, each with its event", async ({
  account,
  api,
}) => {
  const { owner } = account;
  const { id } = await activeDomain(account);
  await db.$executeRaw`
    WITH link AS (
      INSERT INTO links (account_id, domain_id, slug, slug_key, url, url_hash, expires_at, created_at, updated_at)
      SELECT ${owner.accountId}, ${id}, 'n' || n, '@' || ${id}::text || '/n' || n, 'https://example.com/' || n,
        sha256(n::text::bytea), now() + interval '1 year', now(), now()
      FROM generate_series(1, 5000) AS n
      RETURNING id, account_id)
    INSERT INTO link_counters (link_id, account_id) SELECT id, account_id FROM link`;
  const ids = (await db.link.findMany({ where: { domainId: id }, select: { id: true } })).map(
    (link) => link.id,
  );
  expect((await api.delete(`/domains/${id}?links=delete`)).body).toEqual({ id, deleted: true });
  expect(await db.link.count({ where: { accountId: owner.accountId } })).toBe(0);
  expect(await deletedLinks(account)).toEqual(ids.sort((a, b) => a - b));
  const [{ steps } = { steps: 0n }] = await db.$queryRaw<{ steps: bigint }[]>`
    SELECT count(DISTINCT xmin::text) AS steps FROM events WHERE account_id = ${owner.accountId} AND name = 'link.deleted'`;
  expect(Number(steps)).toBe(5);
});

test("a domain that was never proved leaves no trace", async ({ account, api }) => {
  const { id, name } = await claim(account);
  await api.delete(`/domains/${id}?links=delete`);
  expect(await db.domainName.findUnique({ where: { name } })).toBeNull();
});

test("a deleted account frees its domains at once, and nothing of them is left", async ({ account }) => {
  const other = await newAccount();
  const held = await activeDomain(account);
  await linksOn(account, held.id, 2);
  const next = await claim(other, held.name);
  await publish(held.name, held.proof, next.proof);
  expect((await checkAt(other, next, new Date())).problem).toBe("held_elsewhere");
  await db.domain.update({ where: { id: next.id }, data: { nextCheckAt: null } });
  await deleteAccount(account.owner, account.user, { confirm_email: account.email }, new Date(), 0);
  expect(await db.domainName.findUnique({ where: { name: held.name } })).toMatchObject({ domainId: null });
  const { nextCheckAt } = await db.domain.findUniqueOrThrow({ where: { id: next.id } });
  expect(Number(nextCheckAt)).toBeGreaterThan(0);
  expect((await checkAt(other, next, addDays(new Date(), 1))).state).toBe("active");
  await expect
    .poll(async () => {
      await purgeAccounts({ accountId: account.owner.accountId });
      return db.account.count({ where: { id: account.owner.accountId } });
    })
    .toBe(0);
  expect(await db.domain.findMany({ where: { name: held.name }, select: { id: true } })).toEqual([
    { id: next.id },
  ]);
  expect(await db.domainName.findUnique({ where: { name: held.name } })).toMatchObject({ domainId: next.id });
});

test("the account's export has its domains", async ({ account, api }) => {
  await activeDomain(account);
  const { body } = await api.get("/domains");
  const response = await fetch(`${env.APP_URL}/dashboard/account/export`, {
    headers: { cookie: await sessionCookie(account) },
  });
  expect(await response.json()).toMatchObject({ domains: body.data });
});
