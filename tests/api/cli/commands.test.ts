import { randomUUID } from "node:crypto";
import { deleteAccount } from "@/lib/accounts/delete";
import { KIND } from "@/lib/analytics/kinds";
import { sha256 } from "@/lib/crypto/tokens";
import { addDays } from "@/lib/dates";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { Client } from "@/tests/support/clients/api-client";
import { expect, test } from "@/tests/support/fixtures";
import { addVisits, journalOf } from "@/tests/support/rows/links";
import { dataFolder } from "@/tests/support/servers/data-folders";
import { npm, npmScript, readLine } from "@/tests/support/servers/npm";
import { startServer } from "@/tests/support/servers/server";

const newEmail = () => `${randomUUID()}@example.com`;
const meOf = (key: string, url = env.APP_URL) => new Client(url, async () => key).get("/me");

test("account create prints one JSON line with a key that works at once on the running server", async () => {
  const email = newEmail();
  const printed = readLine(await npm("account", ["create", email, "--json"]));
  expect(printed).toEqual({
    email,
    password: expect.stringMatching(/^.{12,}$/),
    api_key: expect.stringMatching(/^wp_[A-Za-z0-9]{40}$/),
    plan: "free",
  });
  expect(await meOf(printed.api_key)).toMatchObject({ status: 200, body: { email, plan: "free" } });
});

test("account create accepts plan and password, and account plan changes what /me returns", async () => {
  const email = newEmail();
  const password = "correct horse battery";
  const printed = readLine(
    await npmScript("account", ["create", email, "--plan", "pro", "--password", password, "--json"]),
  );
  expect(printed).toMatchObject({ email, password, plan: "pro" });
  expect((await meOf(printed.api_key)).body).toMatchObject({ plan: "pro", limits: { webhooks: 3 } });
  expect(readLine(await npmScript("account", ["plan", email.toUpperCase(), "business", "--json"]))).toEqual({
    email,
    plan: "business",
  });
  expect((await meOf(printed.api_key)).body).toMatchObject({ plan: "business", limits: { webhooks: 10 } });
});

test("without --json prints email, password and a working key for people to read", async () => {
  const email = newEmail();
  const { code, stdout } = await npmScript("account", ["create", email]);
  expect([code, stdout]).toEqual([0, expect.stringContaining(email)]);
  const key = /wp_[A-Za-z0-9]{40}/.exec(stdout)?.[0] ?? "";
  expect((await meOf(key)).body.email).toBe(email);
});

test("works without a running embedded server and beside it", async () => {
  test.slow();
  const folder = await dataFolder();
  const DATA_DIR = folder.path;
  const create = async (email: string) =>
    readLine(await npmScript("account", ["create", email, "--json"], { DATA_DIR }));

  const alone = await create("alone@example.com");
  const server = await startServer({ DATA_DIR, LOG_LEVEL: "warn" });
  const beside = await create("beside@example.com");
  const job = readLine(await npmScript("job", ["roll-up-visits"], { DATA_DIR }));
  expect(job).toMatchObject({ job: "roll-up-visits" });
  for (const { email, api_key } of [alone, beside])
    expect(await meOf(api_key, server.url)).toMatchObject({ status: 200, body: { email } });
  expect(server.output()).not.toContain("first account");
  expect(await server.stop()).toBe(0);

  const changed = readLine(await npmScript("account", ["plan", beside.email, "pro", "--json"], { DATA_DIR }));
  expect(changed).toEqual({ email: beside.email, plan: "pro" });
  await folder.remove();
});

for (const [script, args] of [
  ["account", []],
  ["account", ["create"]],
  ["account", ["destroy", "ada@example.com"]],
  ["account", ["create", "ada@example.com", "pro"]],
  ["account", ["create", "ada@example.com", "--color", "red"]],
  ["account", ["create", "ada@example.com", "--plan"]],
  ["account", ["password"]],
  ["account", ["password", "ada@example.com", "correct horse"]],
  ["account", ["plan", "ada@example.com"]],
  ["account", ["plan", "ada@example.com", "pro", "free"]],
  ["job", []],
  ["job", ["cleanup", "now"]],
] as const) {
  test(`npm run -s ${script} -- ${args.join(" ")} exits with 2 and the usage`, async () => {
    const { code, stdout, stderr } = await (args.length ? npmScript : npm)(script, [...args]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(`npm run -s ${script} -- `);
    expect(stderr).not.toMatch(/^ +at /m);
  });
}

test("--help and wrong usage print the usage without a database", async () => {
  const DATABASE_URL = "postgresql://x:y@127.0.0.1:1/z";
  for (const script of ["account", "job"]) {
    const help = await npmScript(script, ["--help"], { DATABASE_URL });
    expect(help).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`npm run -s ${script} -- `),
      stderr: "",
    });
    expect((await npmScript(script, ["nonsense"], { DATABASE_URL })).code).toBe(2);
  }
});

for (const [name, args, reason] of [
  ["a second account for an email", ["create", "$TAKEN"], /is already in use by another account/],
  ["an account without an email address", ["create", "not an address"], /email/],
  ["an unknown plan", ["create", "$NEW", "--plan", "gold"], /free, pro, business/],
  ["an empty plan", ["create", "$NEW", "--plan", ""], /free, pro, business/],
  ["a short password", ["create", "$NEW", "--password", "short"], /password/],
  ["an empty password", ["create", "$NEW", "--password", ""], /password/],
  ["a short new password", ["password", "$TAKEN", "--password", "short"], /8 to 200 characters/],
  ["a new password of an unknown account", ["password", "$NEW"], /No account/],
  ["a move to an unknown plan", ["plan", "$TAKEN", "gold"], /free, pro, business/],
  ["a move of an unknown account", ["plan", "$NEW", "pro"], /No account/],
] as const) {
  test(`${name} exits with 1 and one line that says why, and changes nothing`, async ({ account }) => {
    const email = newEmail();
    const include = { memberships: { include: { account: true } } } as const;
    const stored = () => db.user.findUnique({ where: { email: account.email }, include });
    const before = await stored();
    const filled = args.map((arg) =>
      arg.replace("$TAKEN", account.email.toUpperCase()).replace("$NEW", email),
    );
    const { code, stdout, stderr } = await npmScript("account", [...filled, "--json"]);
    expect({ code, stdout, stderr }).toEqual({
      code: 1,
      stdout: "",
      stderr: expect.stringMatching(/^[^\n]+\n$/),
    });
    expect(stderr).toMatch(reason);
    expect(await db.user.findUnique({ where: { email } })).toBeNull();
    expect(await stored()).toEqual(before);
  });
}

test("an unreachable database exits with 1 and one line, without a stack trace", async () => {
  for (const DATABASE_URL of ["postgresql://x:y@127.0.0.1:1/z", "postgresql://x:y@localhost:1/z"]) {
    const { code, stdout, stderr } = await npmScript("account", ["create", newEmail()], { DATABASE_URL });
    expect({ code, stdout, stderr }).toEqual({
      code: 1,
      stdout: "",
      stderr: expect.stringMatching(/^[^\n]*DATABASE_URL[^\n]*ECONNREFUSED[^\n]*\n$/),
    });
  }
});

test("job cleanup deletes idempotent responses older than a day and prints how many", async ({ account }) => {
  const apiKeyId = (await db.apiKey.findUniqueOrThrow({ where: { hash: sha256(await account.newKey()) } }))
    .id;
  const row = (key: string, createdAt: Date) => ({
    apiKeyId,
    endpoint: "POST /api/v1/links",
    key,
    bodyHash: sha256(key),
    createdAt,
  });
  const dayAgo = addDays(new Date(), -1);
  const young = new Date(dayAgo.getTime() + 600_000);
  const data = [row("old", dayAgo), row("young", young)];
  // Another test's cleanup may come first.
  await expect(async () => {
    await db.idempotencyKey.createMany({ data, skipDuplicates: true });
    const done = readLine(await npmScript("job", ["cleanup"]));
    expect(done).toMatchObject({ job: "cleanup", idempotency_keys: expect.any(Number) });
    expect(done.idempotency_keys).toBeGreaterThanOrEqual(1);
  }).toPass();
  const left = await db.idempotencyKey.findMany({ where: { apiKeyId } });
  expect(left.map(({ key }) => key)).toEqual(["young"]);
});

test("job cleanup deletes a deleted account's visits from the journal, and nothing else", async ({
  account,
  stranger,
}) => {
  const { body: link } = await account.api.post("/links", { url: "https://example.com/" });
  const { body: other } = await stranger.post("/links", { url: "https://example.com/" });
  for (const { id } of [link, other]) await addVisits(id, [{ at: new Date().toISOString() }]);
  await deleteAccount(account.owner, account.user, { confirm_email: account.email }, new Date());
  expect(readLine(await npmScript("job", ["cleanup"]))).toMatchObject({ visits: expect.any(Number) });
  expect(await journalOf(KIND.link, [link.id, other.id])).toMatchObject([{ subject: other.id }]);
});
