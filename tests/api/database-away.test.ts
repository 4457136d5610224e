import { databaseUrl } from "@/lib/env";
import { databaseGate } from "../database-gate";
import { expect, newAccount, test } from "../fixtures";
import { expectRefusal } from "../refusal";
import { startServer } from "../server";

test("while the database is away answers are 503 with Retry-After, and what was asked is done when asked again", async () => {
  test.slow();
  const gate = await databaseGate(databaseUrl());
  const server = await startServer({ DATABASE_URL: gate.url, LOG_LEVEL: "silent" });
  const { api } = await newAccount("free", server.url);
  const body = { url: "https://example.com/", on_duplicate: "create" };
  const once = { "Idempotency-Key": "one" };
  expect((await api.get("/me")).status).toBe(200);

  await gate.shut();
  for (const answer of [
    await api.get("/me"),
    await api.get("/nothing"),
    await api.post("/links", body),
    await api.post("/links", body, once),
  ]) {
    expectRefusal(answer, 503, "unavailable");
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThanOrEqual(1);
    expect(answer.headers.get("X-Request-Id")).toMatch(/\S/);
  }
  expectRefusal(await api.get("/me", { Authorization: "" }), 401, "unauthorized");

  await gate.open();
  await expect.poll(async () => (await api.get("/me")).status).toBe(200);
  const made = await api.post("/links", body, once);
  expect([made.status, made.headers.has("Idempotent-Replayed")]).toEqual([201, false]);
  expect((await api.get("/links")).body.total).toBe(1);
  await server.stop();
  await gate.shut();
});
