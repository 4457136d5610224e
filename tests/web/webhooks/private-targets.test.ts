import { once } from "node:events";
import { createServer } from "node:net";
import type { Page } from "@playwright/test";
import { authSecret } from "@/lib/env";
import { hostOf } from "@/lib/net/target";
import { firstAccount, firstLogin } from "@/tests/support/clients/first-account";
import { trySignIn } from "@/tests/support/clients/sign-in";
import { type NameServer, openNameServer } from "@/tests/support/fakes/name-server";
import { expect, test } from "@/tests/support/fixtures";
import { HOSTILE_ADDRESSES, HOSTILE_NAMES } from "@/tests/support/rows/hostile-targets";
import { registerIn } from "@/tests/support/rows/webhooks";
import { newDatabase, type TestDatabase } from "@/tests/support/servers/databases";
import { type RunningServer, startServer } from "@/tests/support/servers/server";

test.describe.configure({ mode: "default", timeout: 180_000 });

const PUBLIC = "93.184.215.14";
const namesOf = new Map(
  HOSTILE_NAMES.map(([url, addresses]) => [hostOf(new URL(url.replace(":{port}", ""))), addresses]),
);

/** One address of each notation, and names; tests/unit/net-targets.test.ts has all. */
const ONE_OF_EACH = [
  "http://127.0.0.1:{port}/",
  "http://2130706433:{port}/",
  "http://0x7F.1:{port}/",
  "http://0177.0x0.0.01:{port}/",
  "http://①②⑦.0.0.1:{port}/",
  "http://[::ffff:127.0.0.1]:{port}/",
  "http://[64:ff9b::7f00:1]:{port}/",
  "http://[fd00:ec2::254]:{port}/",
  "http://169.254.169.254:{port}/latest/meta-data/",
  "http://hook.localhost:{port}/",
  "http://families.example.com:{port}/",
];

let lookups = 0;
let reached = 0;
let port = 0;
let names: NameServer;
let database: TestDatabase;
let server: RunningServer;
const canary = createServer((socket) => {
  reached++;
  socket.destroy();
});
const at = (url: string) => url.replace("{port}", String(port));

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await once(canary.listen(0, "::"), "listening");
  const address = canary.address();
  port = address && typeof address === "object" ? address.port : 0;
  names = await openNameServer((name) => {
    // Both addresses are looked up when it is saved; after that it resolves to another one.
    if (name === "rebinding.example.com") return [lookups++ < 2 ? PUBLIC : "127.0.0.1"];
    return (namesOf.get(name) ?? []).map((one) => one.replace(/%.*/, ""));
  });
  database = await newDatabase();
  server = await startServer(
    {
      DATABASE_URL: database.url,
      NEXTAUTH_SECRET: authSecret(),
      WEBHOOK_ALLOW_PRIVATE: "false",
      NAME_SERVER: names.address,
      LOG_LEVEL: "warn",
    },
    ["--import", "./tests/support/fakes/use-name-server.mjs"],
  );
});
test.afterAll(async () => {
  await server.stop();
  await database.drop();
  await names.close();
  canary.close();
});
test.beforeEach(async ({ page }) => {
  const signedIn = await trySignIn(page.request, firstLogin(server), {}, server.url);
  expect(signedIn.status).toBe(200);
});

/** Types a URL, submits the form, and waits until the error at the field names this host. */
async function expectRefused(page: Page, url: string): Promise<void> {
  await page.getByLabel("Endpoint URL").fill(url);
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name: "Create webhook" }).click();
  await answered;
  const fault = page.getByRole("alert").filter({ hasText: "Enter a public address" });
  await expect(fault, url).toContainText(hostOf(new URL(url)));
}

test("by default the form rejects every target that is not public, in any notation", async ({ page }) => {
  await page.goto(`${server.url}/dashboard/webhooks/new`);
  for (const template of ONE_OF_EACH) await expectRefused(page, at(template));
  expect(await database.query("SELECT id FROM webhooks")).toEqual([]);
  expect(reached).toBe(0);
});

test("never connects to a stored private target, and logs why", async () => {
  await registerIn(database, `http://${PUBLIC}/`, ["link.created"]);
  const urls = [...HOSTILE_ADDRESSES, ...HOSTILE_NAMES.map(([url]) => url)].map(at);
  await database.query(`
    INSERT INTO webhooks (account_id, url, events, secret, created_at, updated_at)
    SELECT w.account_id, one.target, w.events, w.secret, now(), now()
    FROM webhooks w, unnest(ARRAY[${urls.map((url) => `'${url}'`).join(",")}]) AS one (target);
    DELETE FROM webhooks WHERE url = 'http://${PUBLIC}/'`);
  expect((await firstAccount(server).post("/links", { url: "https://example.com/" })).status).toBe(201);
  const ENDS = `SELECT w.url, d.status::text, (SELECT string_agg(DISTINCT split_part(a.error, ':', 1), ' ')
    FROM delivery_attempts a WHERE a.delivery_id = d.id) AS error
    FROM deliveries d JOIN webhooks w ON w.id = d.webhook_id ORDER BY w.id`;
  const all = urls.map((url) => ({ url, status: "failed", error: "Not sent" }));
  await expect.poll(() => database.query(ENDS), { timeout: 60_000, intervals: [500] }).toEqual(all);
  expect(reached).toBe(0);
});

test("catches a name that resolves to this machine after it was saved", async ({ page }) => {
  await database.query("DELETE FROM webhooks");
  await page.goto(`${server.url}/dashboard/webhooks/new`);
  await page.getByLabel("Endpoint URL").fill(`http://rebinding.example.com:${port}/`);
  await page.getByRole("button", { name: "Create webhook" }).click();
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await page.getByRole("button", { name: "Send test" }).click();
  await expect(
    page.getByText("Not sent: rebinding.example.com is not a public address", { exact: true }),
  ).toBeVisible();
  const logged = await database.query<{ error: string }>("SELECT DISTINCT error FROM delivery_attempts");
  expect(logged).toEqual([{ error: "Not sent: rebinding.example.com is not a public address" }]);
  expect(server.output()).not.toMatch(/127\.0\.0\.1.*rebinding|rebinding.*127\.0\.0\.1/);
  expect(reached).toBe(0);
});

test("accepts ports other than 80 and 443, but limits how many can be tried", async ({ page }) => {
  await registerIn(database, `http://${PUBLIC}/`, ["link.created"]);
  const [webhook] = await database.query<{ id: number; account_id: number }>(
    "SELECT id, account_id FROM webhooks",
  );
  const edit = `${server.url}/dashboard/webhooks/${webhook?.id}/edit`;
  const url = (port: number) => `http://${PUBLIC}:${port}/`;
  const stored = async () => (await database.query<{ url: string }>("SELECT url FROM webhooks"))[0]?.url;
  // 18 of the 20 that an hour allows.
  await database.query(`
    INSERT INTO rate_log (subject, hits, admitted)
    VALUES ('webhook-port:${webhook?.account_id}', array_fill(clock_timestamp(), ARRAY[18]), true)
    ON CONFLICT (subject) DO UPDATE SET hits = EXCLUDED.hits`);
  for (const port of [8018, 8019]) {
    await page.goto(edit);
    await page.getByLabel("Endpoint URL").fill(url(port));
    await page.getByRole("button", { name: "Save" }).click();
    await expect.poll(stored).toBe(url(port));
  }
  await page.goto(edit);
  await page.getByLabel("Endpoint URL").fill(url(8443));
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/Ports other than 80 and 443/)).toBeVisible();
  expect(await stored()).toBe(url(8019));
  await page.getByLabel("Endpoint URL").fill(`https://${PUBLIC}/`);
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(stored).toBe(`https://${PUBLIC}/`);
});

test("the canary server is reachable", async () => {
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  expect(reached).toBe(1);
});
