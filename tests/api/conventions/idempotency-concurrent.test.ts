import { randomUUID } from "node:crypto";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { type ApiResponse, Client } from "@/tests/support/clients/api-client";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { expect, newAccount, test } from "@/tests/support/fixtures";

const KEY = { "Idempotency-Key": "order-17" };

const isReplay = (response: ApiResponse) => response.headers.get("Idempotent-Replayed") === "true";

/** Many concurrent requests with one API key. */
async function simultaneously(count: number, send: (api: Client) => Promise<ApiResponse>) {
  const account = await newAccount();
  const key = account.newKey();
  const responses = await Promise.all(
    Array.from({ length: count }, () => send(new Client(env.APP_URL, () => key))),
  );
  return { account, answers: responses };
}

test("of 20 concurrent duplicates one creates the link, and all get the same response", async () => {
  const body = { url: "https://example.com/", on_duplicate: "create" };
  const { account, answers: responses } = await simultaneously(20, (api) => api.post("/links", body, KEY));
  expect(new Set(responses.map((response) => JSON.stringify([response.status, response.body]))).size).toBe(1);
  expect(responses[0]?.status).toBe(201);
  expect(responses.filter(isReplay)).toHaveLength(19);
  expect((await account.api.get("/links")).body).toMatchObject({ total: 1, data: [responses[0]?.body] });
});

test("of concurrent requests with one key and different bodies one is carried out", async () => {
  let n = 0;
  const { account, answers: responses } = await simultaneously(10, (api) =>
    api.post("/links", { url: `https://example.com/${n++}` }, KEY),
  );
  const refused = responses.filter(({ status }) => status !== 201);
  expect(refused).toHaveLength(9);
  for (const response of refused) expectRefusal(response, 422, "invalid_idempotency_key");
  expect((await account.api.get("/links")).body.total).toBe(1);
});

test("concurrent duplicates of an invalid request are all rejected alike", async () => {
  const body = { url: "https://example.com/", alias: "login" };
  const { answers: responses } = await simultaneously(10, (api) => api.post("/links", body, KEY));
  for (const response of responses) expectRefusal(response, 409, "alias_taken");
  expect(responses.filter(isReplay)).toHaveLength(9);
});

test("an internal error is a plain 500 and not stored, so a retry is carried out once", async ({ api }) => {
  const body = { url: `https://example.com/${randomUUID()}` };
  const trigger = `fail_${randomUUID().replaceAll("-", "")}`;
  await db.$executeRawUnsafe(
    `CREATE FUNCTION ${trigger}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken on purpose'; END $$`,
  );
  try {
    await db.$executeRawUnsafe(
      `CREATE TRIGGER ${trigger} BEFORE INSERT ON links FOR EACH ROW WHEN (NEW.url = '${body.url}') EXECUTE FUNCTION ${trigger}()`,
    );
    for (const headers of [{}, KEY, KEY]) {
      const response = await api.post("/links", body, headers);
      expectRefusal(response, 500, "internal_error");
      expect(isReplay(response)).toBe(false);
      expect(response.headers.get("X-Request-Id")).toMatch(/\S/);
      expect(response.headers.get("X-RateLimit-Limit")).toBe("60");
      expect(JSON.stringify(response.body)).not.toMatch(/purpose|prisma|trigger|node_modules|\bat /i);
    }
  } finally {
    await db.$executeRawUnsafe(`DROP FUNCTION ${trigger}() CASCADE`);
  }
  const response = await api.post("/links", body, KEY);
  expect([response.status, isReplay(response)]).toEqual([201, false]);
  expect(isReplay(await api.post("/links", body, KEY))).toBe(true);
  expect((await api.get("/links")).body.total).toBe(1);
});
