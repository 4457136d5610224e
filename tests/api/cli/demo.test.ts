import { randomUUID } from "node:crypto";
import { env } from "@/lib/env";
import { Client } from "@/tests/support/clients/api-client";
import { expect, test } from "@/tests/support/fixtures";
import { npmScript, readLine } from "@/tests/support/servers/npm";

test("demo fills an account once, beside what is in it, and removes what it made", async () => {
  test.slow();
  const email = `${randomUUID()}@example.com`;
  const { api_key } = readLine(await npmScript("account", ["create", email, "--json"]));
  const api = new Client(env.APP_URL, async () => api_key);
  const { body: mine } = await api.post("/links", { url: "https://example.com/mine" });
  const filled = await npmScript("demo", [email]);
  expect([filled.code, filled.stdout]).toEqual([0, expect.stringContaining(email)]);
  const { body: once } = await api.get("/links");
  expect(once.total).toBeGreaterThan(4);
  expect((await npmScript("demo", [email])).code).toBe(0);
  expect((await api.get("/links")).body.total).toBe(once.total);
  expect((await npmScript("demo", [email, "--remove"])).code).toBe(0);
  expect((await api.get("/links")).body.data).toMatchObject([{ id: mine.id }]);
  expect((await api.get("/menus")).body.total).toBe(0);
});

test("demo tells an unknown account and wrong usage", async () => {
  const unknown = await npmScript("demo", [`${randomUUID()}@example.com`]);
  expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining("No account uses the email")]);
  expect((await npmScript("demo", ["a@example.com", "b@example.com"])).code).toBe(2);
  expect((await npmScript("demo", ["--nonsense"])).code).toBe(2);
});
