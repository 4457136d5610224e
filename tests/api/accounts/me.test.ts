import { sha256 } from "@/lib/crypto/tokens";
import { addDays, formatDateTime } from "@/lib/dates";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { EVENT_NAMES } from "@/lib/events/names";
import { webhooks } from "@/lib/webhooks";
import { Client } from "@/tests/support/clients/api-client";
import { DATE_TIME, inDays } from "@/tests/support/dates";
import { expect, newAccount, type TestAccount, test } from "@/tests/support/fixtures";

const ZERO = { links: 0, timers: 0, countdowns: 0, bio_pages: 0, menus: 0, signatures: 0, webhooks: 0 };

const readWith = (key: string) => new Client(env.APP_URL, async () => key).get("/me");
const rowOf = (key: string) => db.apiKey.findUniqueOrThrow({ where: { hash: sha256(key) } });

test("has exactly the fields of the contract", async ({ account }) => {
  await db.user.update({ where: { id: account.user.userId }, data: { name: "Ada" } });
  const { createdAt } = await db.account.findUniqueOrThrow({ where: { id: account.owner.accountId } });
  const key = await account.newKey();
  const response = await readWith(key);
  expect(response.status).toBe(200);
  expect(response.body).toEqual({
    id: account.owner.accountId,
    email: account.email,
    name: "Ada",
    plan: "free",
    created_at: formatDateTime(createdAt),
    api_key: {
      name: "test",
      prefix: expect.stringMatching(/^wp_\w+$/),
      created_at: formatDateTime((await rowOf(key)).createdAt),
      last_used_at: expect.stringMatching(DATE_TIME),
    },
    limits: { requests_per_minute: 60, webhooks: 1 },
    usage: ZERO,
    quotas: { domains: { used: 0, limit: 1 }, tags: { used: 0, limit: 500 } },
  });
});

test("contains no key, hash or password", async ({ account }) => {
  const key = await account.newKey();
  const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id: account.user.userId } });
  const { body } = await readWith(key);
  const text = JSON.stringify(body);
  const hash = Buffer.from(sha256(key));
  expect(passwordHash).toContain("$argon2id$");
  for (const secret of [key, passwordHash ?? "", "argon2", hash.toString("hex"), hash.toString("base64")])
    expect(text).not.toContain(secret);
  expect(key.startsWith(body.api_key.prefix)).toBe(true);
  expect(body.api_key.prefix.length).toBeLessThanOrEqual(12);
});

for (const [plan, webhooks] of [
  ["free", 1],
  ["pro", 3],
  ["business", 10],
] as const) {
  test(`the plan ${plan} allows 60 requests a minute and ${webhooks} webhooks`, async () => {
    const { api } = await newAccount(plan);
    const { body } = await api.get("/me");
    expect([body.plan, body.limits]).toEqual([plan, { requests_per_minute: 60, webhooks }]);
  });
}

test("usage counts what the account has now, and nobody else's", async ({ api, stranger }) => {
  await stranger.post("/links", { url: "https://example.com/" });
  expect((await api.get("/me")).body.usage).toEqual(ZERO);
  const ids: number[] = [];
  for (let n = 1; n <= 3; n++)
    ids.push((await api.post("/links", { url: `https://example.com/${n}` })).body.id);
  expect((await api.get("/me")).body.usage).toEqual({ ...ZERO, links: 3 });
  await api.post("/links", { url: "https://example.com/1" });
  await api.patch(`/links/${ids[0]}`, { paused: true });
  await api.delete(`/links/${ids[1]}`);
  expect((await api.get("/me")).body.usage).toEqual({ ...ZERO, links: 2 });
});

/** Every resource of an account, and how to create one. */
const KINDS: Record<keyof typeof ZERO, (account: TestAccount) => Promise<unknown>> = {
  links: ({ api }) => api.post("/links", { url: "https://example.com/" }),
  timers: ({ api }) => api.post("/timers", { ends_at: inDays(1) }),
  countdowns: ({ api }) => api.post("/countdowns", { title: "Launch", ends_at: inDays(1) }),
  bio_pages: ({ api }) => api.post("/bio-pages", { title: "Ada" }),
  menus: ({ api }) => api.post("/menus", { name: "Lola" }),
  signatures: ({ api }) => api.post("/signatures", { full_name: "Ada" }),
  webhooks: ({ owner }) =>
    webhooks.create(owner, {}, { url: "https://example.com/", events: EVENT_NAMES }, new Date()),
};

test("usage counts each resource separately", async ({ account, api, stranger }) => {
  const usage: Record<string, number> = { ...ZERO };
  for (const [kind, make] of Object.entries(KINDS)) {
    await make(account);
    usage[kind] = 1;
    expect((await api.get("/me")).body.usage, kind).toEqual(usage);
  }
  expect((await stranger.get("/me")).body.usage).toEqual(ZERO);
});

test("describes the key of the request", async ({ account }) => {
  const keys = [await account.newKey(), await account.newKey()];
  for (const [index, key] of keys.entries())
    await db.apiKey.update({ where: { hash: sha256(key) }, data: { name: `key ${index}` } });
  for (const [index, key] of keys.entries()) {
    const { api_key } = (await readWith(key)).body;
    expect(api_key.name).toBe(`key ${index}`);
    expect(key.startsWith(api_key.prefix)).toBe(true);
  }
});

test("a key shows when it was last used", async ({ account }) => {
  const [key, idle] = [await account.newKey(), await account.newKey()];
  expect((await rowOf(key)).lastUsedAt).toBeNull();
  const since = formatDateTime(new Date());
  const first = (await readWith(key)).body.api_key.last_used_at;
  expect(first >= since && first <= formatDateTime(new Date())).toBe(true);
  // Written in the background.
  await expect.poll(async () => (await rowOf(key)).lastUsedAt).not.toBeNull();
  expect((await rowOf(idle)).lastUsedAt).toBeNull();

  await db.apiKey.update({ where: { hash: sha256(key) }, data: { lastUsedAt: addDays(new Date(), -3) } });
  const again = (await readWith(key)).body.api_key.last_used_at;
  expect(again >= since).toBe(true);
});

test("the last use of a key is recorded to the minute", async ({ account }) => {
  const [recent, other] = [await account.newKey(), await account.newKey()];
  const used = new Date(Date.now() - 30_000);
  await db.apiKey.update({ where: { hash: sha256(recent) }, data: { lastUsedAt: used } });
  expect((await readWith(recent)).body.api_key.last_used_at).toBe(formatDateTime(used));
  await readWith(other);
  await expect.poll(async () => (await rowOf(other)).lastUsedAt).not.toBeNull();
  expect((await rowOf(recent)).lastUsedAt).toEqual(used);
});

test("a rejected request counts as a use of its key", async ({ account }) => {
  const key = await account.newKey();
  expect((await new Client(env.APP_URL, async () => key).get("/nothing")).status).toBe(404);
  await expect.poll(async () => (await rowOf(key)).lastUsedAt).not.toBeNull();
});
