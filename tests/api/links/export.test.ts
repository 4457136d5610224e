import { formatDay } from "@/lib/dates";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { randomSlug } from "@/lib/slugs/slugs";
import { sessionCookie } from "@/tests/support/clients/sign-in";
import { expect, newAccount, type TestAccount, test, visit } from "@/tests/support/fixtures";
import { field, newForm } from "@/tests/support/rows/forms";
import { OWNED } from "@/tests/support/rows/full-account";
import { addVisits, removeVisits, rollUp } from "@/tests/support/rows/links";

const download = async (account: TestAccount, path: string): Promise<Response> =>
  fetch(`${env.APP_URL}/dashboard/${path}`, {
    headers: { cookie: await sessionCookie(account) },
  });

const linesOf = async (account: TestAccount, path: string) =>
  (await (await download(account, path)).text()).split("\r\n");

const today = () => formatDay(new Date());

test("clicks by day include the rollup and the tail, for this account only", async ({ account, api }) => {
  const stranger = await newAccount();
  const { body: theirs } = await stranger.api.post("/links", { url: "https://example.com/" });
  // Spreadsheets would read such an alias as a formula.
  const alias = `-${randomSlug(10)}`;
  const { body: one } = await api.post("/links", { url: "https://example.com/1", alias });
  const { body: two } = await api.post("/links", { url: "https://example.com/2" });
  await addVisits(two.id, [{ at: "2020-01-01T00:00:00Z", device: "desktop" }]);
  await visit(theirs.short_url);
  await visit(one.short_url);
  await rollUp();
  await visit(one.short_url);
  await visit(two.short_url);
  expect(await linesOf(account, "links/statistics")).toEqual([
    "date,alias,clicks",
    `${today()},'${alias},2`,
    `${today()},${two.slug},1`,
    "",
  ]);
});

test("clicks by origin list country, referrer, device and browser", async ({ account, api }) => {
  const { body: one } = await api.post("/links", { url: "https://example.com/1" });
  const { body: two } = await api.post("/links", { url: "https://example.com/2" });
  const at = new Date().toISOString();
  await visit(one.short_url, { Referer: "https://news.example/a" });
  await rollUp();
  await visit(one.short_url, { Referer: "https://news.example/b" });
  await addVisits(one.id, [
    { at, n: 3, country: "DE", device: "mobile", browser: "=cmd", referrer: "-x.example" },
  ]);
  await addVisits(two.id, [{ at: "2020-01-01T00:00:00Z", country: "FR" }]);
  const [head, ...rows] = await linesOf(account, "links/origins");
  expect(head).toBe("alias,dimension,value,clicks");
  const expected = [
    "",
    `${one.slug},country,,2`,
    `${one.slug},country,DE,3`,
    `${one.slug},referrer,news.example,2`,
    `${one.slug},referrer,'-x.example,3`,
    `${one.slug},device,desktop,2`,
    `${one.slug},device,mobile,3`,
    `${one.slug},browser,Chrome,2`,
    `${one.slug},browser,'=cmd,3`,
  ];
  expect(rows.sort()).toEqual(expected.sort());
});

test("lists the origins of a link with more referrers than one batch, each once", async ({
  account,
  api,
}) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/1" });
  const now = Date.now();
  const referrers = Array.from({ length: 12_345 }, (_, n) => `${n}.example`);
  // In batches of about 250, as visits are journaled: PostgreSQL searches a batch for the facts of each visit.
  const visits = referrers.map((referrer, n) => ({ at: new Date(now - (n % 50)).toISOString(), referrer }));
  await addVisits(link.id, visits);
  const lines = await linesOf(account, "links/origins");
  await removeVisits(link.id);
  const rows = lines.filter((line) => line.includes(",referrer,"));
  expect(rows.sort()).toEqual(referrers.map((name) => `${link.slug},referrer,${name},1`).sort());
});

test("an account export contains everything but secrets", async ({ stranger }) => {
  const account = await newAccount("pro");
  const { api } = account;
  await stranger.post("/links", { url: "https://example.com/theirs" });
  for (const make of Object.values(OWNED)) await make(account);
  const key = await api.key();
  const { data: links } = (await api.get("/links")).body;
  const { data: bios } = (await api.get("/bio-pages")).body;
  const { body: tag } = await api.post("/tags", { name: "Print run", color: "teal" });
  await visit(bios[0].page_url);
  const text = await (await download(account, "account/export")).text();
  const whole = JSON.parse(text);
  expect(whole).toMatchObject({
    account: { email: account.email, plan: "pro" },
    links,
    tags: expect.arrayContaining([tag]),
    domains: [{ name: "ada.ada.example", state: "pending" }],
    timers: [{ name: "Shown" }],
    countdowns: [{ title: "Shown" }],
    bio_pages: [
      { title: "Shown", links: [{ title: "Shown" }] },
      { title: "Shown", links: [] },
    ],
    menus: [{ items: [{ name: "Ada", price: 4.5 }] }, { items: [] }],
    signatures: [{ full_name: "Ada" }],
    forms: [{ submissions: [{ answers: { q: "Shown" } }] }, { submissions: [] }],
    webhooks: [{ events: ["link.created"] }, { events: ["link.created"] }],
    utm_templates: [{ name: "Ada", source: "Ada" }],
    imports: [{ name: "Shown.csv", rows: 2, faulty: 1, state: "ready" }],
    statistics: {
      link_clicks: [{ id: links[0].id, date: today(), count: 1 }],
      bio_page_views: [{ id: bios[0].id, date: today(), count: 1 }],
      menu_scans: [],
    },
  });
  expect(whole.api_keys).toContainEqual(
    expect.objectContaining({ name: "Ada", created_at: expect.any(String) }),
  );
  expect(whole.api_keys.some(({ prefix }: { prefix: string }) => key.startsWith(prefix))).toBe(true);
  expect(text).not.toContain(key);
  // Names of fields and beginnings of values, because a random slug may contain such a word.
  expect(text).not.toMatch(
    /"(?!has_password"|previous_secret_until")\w*(password|hash|secret)\w*":|whsec_|\$argon2/i,
  );
  expect(await (await download(await newAccount(), "account/export")).text()).not.toContain(links[0].slug);
});

test("streams the export of an account with 20,000 submissions", async ({ account }) => {
  const form = await newForm(account, [field("a")]);
  await db.$executeRaw`
    INSERT INTO submissions (form_id, token, answers, text, created_at)
    SELECT ${form.id}::int, 'seed-' || n, jsonb_build_object('a', n || repeat('x', 50)), '', now()
    FROM generate_series(1, 20000) AS n`;
  const response = await download(account, "account/export");
  expect(response.headers.get("Content-Length")).toBeNull();
  let [text, largest] = ["", 0];
  const decoder = new TextDecoder();
  for await (const piece of response.body ?? []) {
    largest = Math.max(largest, piece.byteLength);
    text += decoder.decode(piece, { stream: true });
  }
  const [{ submissions }] = JSON.parse(text).forms;
  const responses = submissions.map((one: { answers: { a: string } }) => Number.parseInt(one.answers.a, 10));
  expect(responses).toEqual(Array.from({ length: 20_000 }, (_, n) => n + 1));
  expect(largest).toBeLessThan(300_000);
});
