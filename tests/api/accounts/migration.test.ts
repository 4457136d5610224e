import { randomBytes } from "node:crypto";
import { encode } from "next-auth/jwt";
import { sha256 } from "@/lib/crypto/tokens";
import { authSecret } from "@/lib/env";
import { encryptSecret } from "@/lib/webhooks/sign";
import { readHistory } from "@/prisma/history";
import { migrate } from "@/prisma/migrate";
import { Client } from "@/tests/support/clients/api-client";
import { expect, test, visit } from "@/tests/support/fixtures";
import { fillRow } from "@/tests/support/rows/fill-row";
import { newDatabase, type TestDatabase } from "@/tests/support/servers/databases";
import { npm, readLine } from "@/tests/support/servers/npm";
import { type RunningServer, startServer } from "@/tests/support/servers/server";

const KEY = `wp_${randomBytes(20).toString("hex")}`;
const NEW_YEAR = "'2026-01-01T00:00:00Z'";
const hex = (bytes: Uint8Array) => `'\\x${Buffer.from(bytes).toString("hex")}'`;

/** Ada (id 41) with one of everything that hangs on an account or a person, beside another account (42). */
async function fillFirstRelease(database: TestDatabase): Promise<void> {
  const row = (table: string, values: Record<string, string>) => fillRow(database, table, values);
  await database.query("SELECT setval('users_id_seq', 43)");
  await row("users", {
    id: "41",
    email: "'ada@example.com'",
    name: "'Ada'",
    plan: "'pro'",
    session_number: "3",
    created_at: NEW_YEAR,
  });
  await row("users", { id: "42", email: "'bob@example.com'" });
  await row("api_keys", { user_id: "41", name: "'Shop'", prefix: "'wp_shop'", hash: hex(sha256(KEY)) });
  await row("identities", { user_id: "41", provider: "'github'", subject: "'7'" });
  await row("password_resets", { user_id: "41", hash: "'x'", expires_at: "now() + interval '1 hour'" });
  for (const [id, owner] of [
    ["500", "41"],
    ["501", "42"],
  ] as const)
    await row("links", {
      id,
      user_id: owner,
      slug: `'spring-${owner}'`,
      slug_key: `'spring-${owner}'`,
      title: "'ΟΔΟΣ'",
      url: "'https://example.com/'",
      expires_at: "now() + interval '30 days'",
    });
  await row("link_counters", { link_id: "500", clicks: "12" });
  await row("account_days", { user_id: "41", day: "CURRENT_DATE", n: "12" });
  await row("webhooks", {
    id: "600",
    user_id: "41",
    url: "'http://127.0.0.1:9/'",
    events: "'{link.created}'",
    secret: hex(encryptSecret("whsec_kept")),
  });
  await row("timers", {
    user_id: "41",
    public_id: "'timertimertimer1'",
    ends_at: "now() + interval '1 day'",
    style: "'boxed'",
    units: "'dhms'",
    width: "600",
    bg: "'#ffffff'",
    fg: "'#000000'",
  });
  await row("events", { user_id: "41", name: "'timer.expired'", data: "'{}'" });
  for (const table of ["utm_templates", "signatures", "link_imports"]) await row(table, { user_id: "41" });
  for (const table of ["countdowns", "bio_pages", "menus", "forms"])
    await row(table, { user_id: "41", slug: `'${table}'`, slug_key: `'${table}'` });
}

/** Every foreign key to a table, and the tables that it comes from. */
const referencing = async (database: TestDatabase, table: string): Promise<string[]> =>
  (
    await database.query<{ name: string }>(
      `SELECT conrelid::regclass::text AS name FROM pg_constraint WHERE confrelid = '${table}'::regclass ORDER BY 1`,
    )
  ).map(({ name }) => name);

test.describe("a database from before accounts and users were two tables", () => {
  test.describe.configure({ mode: "serial", timeout: 120_000 });
  let database: TestDatabase;
  let server: RunningServer;
  const api = () => new Client(server.url, async () => KEY);

  test.beforeAll(async () => {
    database = await newDatabase({ empty: true });
    const history = await readHistory();
    const until = (name: string) =>
      history.slice(
        0,
        history.findIndex((one) => one.name.endsWith(name)),
      );
    await migrate(database.url, () => undefined, until("_search_final_sigma"));
    await fillFirstRelease(database);
    await migrate(database.url, () => undefined, until("_accounts_and_users"));
    // What closing an account left behind until its data was purged.
    await fillRow(database, "users", { id: "43", email: "'deleted account 43'" });
    await fillRow(database, "utm_templates", { user_id: "43" });
    await fillRow(database, "account_deletions", { user_id: "43" });
    server = await startServer({
      DATABASE_URL: database.url,
      NEXTAUTH_SECRET: authSecret(),
      LOG_LEVEL: "warn",
    });
  });
  test.afterAll(async () => {
    await server.stop();
    await database.drop();
  });

  test("keeps API keys, ids, plan and usage: /me responds as before", async () => {
    const { body, status } = await api().get("/me");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: 41,
      email: "ada@example.com",
      name: "Ada",
      plan: "pro",
      created_at: "2026-01-01 00:00:00",
      api_key: { name: "Shop", prefix: "wp_shop" },
      usage: { links: 1, timers: 1, countdowns: 1, bio_pages: 1, menus: 1, signatures: 1, webhooks: 1 },
    });
  });

  test("keeps sessions: a cookie from before opens the dashboard, one of an ended session does not", async () => {
    const open = async (number: number) => {
      const token = await encode({ token: { sub: "41", number }, secret: authSecret() });
      const cookie = `next-auth.session-token=${token}`;
      return fetch(`${server.url}/dashboard/account`, { headers: { cookie }, redirect: "manual" });
    };
    const opened = await open(3);
    expect(opened.status).toBe(200);
    expect(await opened.text()).toContain("ada@example.com");
    expect((await open(2)).headers.get("location")).toContain("/login");
  });

  test("keeps links, their clicks, and the search over them, each in its account", async () => {
    const { body } = await api().get("/links?q=οδος");
    expect(body.data).toMatchObject([{ id: 500, slug: "spring-41", clicks: 12 }]);
    expect((await api().get("/links/501")).status).toBe(404);
    expect((await visit(`${server.url}/spring-41`)).status).toBe(302);
  });

  test("keeps webhooks: a new link is delivered to the one that subscribed, and found by search", async () => {
    const { status, body } = await api().post("/links", {
      url: "https://example.com/summer",
      title: "Summer",
    });
    expect(status).toBe(201);
    const deliveries = await database.query("SELECT webhook_id, event FROM deliveries");
    expect(deliveries).toEqual([{ webhook_id: 600, event: "link.created" }]);
    expect((await api().get("/links?q=summer")).body.data).toMatchObject([{ id: body.id }]);
  });

  test("makes each person the owner of their account, and drops the person of a deleted account", async () => {
    const memberships = "SELECT account_id, user_id, role::text FROM memberships ORDER BY 1";
    expect(await database.query(memberships)).toEqual([
      { account_id: 41, user_id: 41, role: "owner" },
      { account_id: 42, user_id: 42, role: "owner" },
    ]);
    expect(await database.query("SELECT id FROM users ORDER BY 1")).toEqual([{ id: 41 }, { id: 42 }]);
    expect(await referencing(database, "users")).toEqual(["identities", "memberships", "password_resets"]);
    expect((await referencing(database, "accounts")).length).toBeGreaterThan(13);
    readLine(await npm("job", ["delete-accounts"], { DATABASE_URL: database.url }));
    expect(await database.query("SELECT id FROM accounts ORDER BY 1")).toEqual([{ id: 41 }, { id: 42 }]);
    const [next] = await database.query("SELECT nextval('accounts_id_seq')::int AS id");
    expect(next).toEqual({ id: 44 });
  });
});
