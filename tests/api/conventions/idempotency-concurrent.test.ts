import { randomUUID } from "node:crypto";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { type Answer, Client } from "@/tests/support/clients/api-client";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { expect, newAccount, test } from "@/tests/support/fixtures";

const KEY = { "Idempotency-Key": "order-17" };

const isReplay = (answer: Answer) => answer.headers.get("Idempotent-Replayed") === "true";

/** Many requests at once with one API key. */
async function simultaneously(count: number, send: (api: Client) => Promise<Answer>) {
  const account = await newAccount();
  const key = account.newKey();
  const answers = await Promise.all(
    Array.from({ length: count }, () => send(new Client(env.APP_URL, () => key))),
  );
  return { account, answers };
}

test("of 20 simultaneous twins one makes the link, and all get the same answer", async () => {
  const body = { url: "https://example.com/", on_duplicate: "create" };
  const { account, answers } = await simultaneously(20, (api) => api.post("/links", body, KEY));
  expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body]))).size).toBe(1);
  expect(answers[0]?.status).toBe(201);
  expect(answers.filter(isReplay)).toHaveLength(19);
  expect((await account.api.get("/links")).body).toMatchObject({ total: 1, data: [answers[0]?.body] });
});

test("of simultaneous requests with one key and different bodies one is carried out", async () => {
  let n = 0;
  const { account, answers } = await simultaneously(10, (api) =>
    api.post("/links", { url: `https://example.com/${n++}` }, KEY),
  );
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused).toHaveLength(9);
  for (const answer of refused) expectRefusal(answer, 422, "invalid_idempotency_key");
  expect((await account.api.get("/links")).body.total).toBe(1);
});

test("simultaneous twins that are refused are all refused alike", async () => {
  const body = { url: "https://example.com/", alias: "login" };
  const { answers } = await simultaneously(10, (api) => api.post("/links", body, KEY));
  for (const answer of answers) expectRefusal(answer, 409, "alias_taken");
  expect(answers.filter(isReplay)).toHaveLength(9);
});

test("a failure of ours is a plain 500 and is not kept: the same request is carried out later, and once", async ({
  api,
}) => {
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
      const answer = await api.post("/links", body, headers);
      expectRefusal(answer, 500, "internal_error");
      expect(isReplay(answer)).toBe(false);
      expect(answer.headers.get("X-Request-Id")).toMatch(/\S/);
      expect(answer.headers.get("X-RateLimit-Limit")).toBe("60");
      expect(JSON.stringify(answer.body)).not.toMatch(/purpose|prisma|trigger|node_modules|\bat /i);
    }
  } finally {
    await db.$executeRawUnsafe(`DROP FUNCTION ${trigger}() CASCADE`);
  }
  const answer = await api.post("/links", body, KEY);
  expect([answer.status, isReplay(answer)]).toEqual([201, false]);
  expect(isReplay(await api.post("/links", body, KEY))).toBe(true);
  expect((await api.get("/links")).body.total).toBe(1);
});
