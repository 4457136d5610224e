import { setTimeout as delay } from "node:timers/promises";
import { db, executeDeferred, Prisma, savepoint, transaction } from "@/lib/db/client";
import { isOwnerDeleted, isUniqueViolation } from "@/lib/db/errors";
import { prepared } from "@/lib/db/raw-query";
import { expect, newAccount, test } from "@/tests/support/fixtures";

const nameOf = async (id: number) => (await db.account.findUniqueOrThrow({ where: { id } })).name;
const rename = (id: number, name: string) =>
  db.$executeRaw`UPDATE accounts SET name = ${name} WHERE id = ${id}`;

test("models and raw statements of a transaction see each other's changes, and commit together", async () => {
  const id = (await newAccount()).owner.accountId;
  await transaction(async () => {
    await rename(id, "raw");
    expect(await nameOf(id)).toBe("raw");
    await db.account.update({ where: { id }, data: { name: "model" } });
    const [row] = await db.$queryRaw<{ name: string }[]>`SELECT name FROM accounts WHERE id = ${id}`;
    expect(row?.name).toBe("model");
    const [outside] = await Promise.all([db.$queryRawUnsafe<{ n: number }[]>("SELECT 1 AS n"), nameOf(id)]);
    expect(outside).toEqual([{ n: 1 }]);
  });
  expect(await nameOf(id)).toBe("model");
});

test("a failure undoes raw statements and models, whichever came first", async () => {
  const id = (await newAccount()).owner.accountId;
  const attempts = [
    async () => {
      await rename(id, "raw");
      await db.account.update({ where: { id }, data: { name: "model" } });
    },
    async () => {
      await db.account.update({ where: { id }, data: { name: "model" } });
      await rename(id, "raw");
    },
    () => rename(id, "raw"),
  ];
  for (const attempt of attempts) {
    const failing = transaction(async () => {
      await attempt();
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await nameOf(id)).toBe("");
  }
});

test("nobody else sees a transaction before its end, and 40 at once don't mix", async () => {
  const accounts = await Promise.all(Array.from({ length: 40 }, () => newAccount()));
  await Promise.all(
    accounts.map(({ owner: { accountId: id } }, index) =>
      transaction(async () => {
        await rename(id, `begun ${index}`);
        await delay(index % 5);
        const row = await db.account.findUniqueOrThrow({ where: { id } });
        await db.account.update({ where: { id }, data: { name: `${row.name}, ended` } });
      }),
    ),
  );
  for (const [index, { owner }] of accounts.entries())
    expect(await nameOf(owner.accountId)).toBe(`begun ${index}, ended`);
});

test("a statement that failed and was caught doesn't let the transaction pass for committed", async () => {
  const id = (await newAccount()).owner.accountId;
  const work = transaction(async () => {
    await rename(id, "lost");
    await db.$queryRaw`SELECT 1 / ${0}::int`.catch(() => undefined);
  });
  await expect(work).rejects.toThrow("rolled back");
  expect(await nameOf(id)).toBe("");
});

test("a savepoint takes back its own changes, of models too", async () => {
  const id = (await newAccount()).owner.accountId;
  await transaction(async () => {
    await rename(id, "kept");
    const work = savepoint(async () => {
      await db.account.update({ where: { id }, data: { name: "undone" } });
      throw new Error("no");
    });
    await work.catch(() => undefined);
  });
  expect(await nameOf(id)).toBe("kept");
});

const failing = () => executeDeferred(Prisma.sql`SELECT 1 / ${0}::int`);

test("a transaction fails with the error of its deferred statement, whatever comes after it", async () => {
  const id = (await newAccount()).owner.accountId;
  const endings: (() => Promise<unknown>)[] = [
    async () => undefined,
    () => rename(id, "later"),
    () => db.account.update({ where: { id }, data: { name: "model" } }),
    () => Promise.reject(new Error("no")),
  ];
  for (const ending of endings) {
    const work = transaction(async () => {
      await rename(id, "lost");
      await failing();
      await ending();
    });
    await expect(work).rejects.toThrow("division by zero");
    expect(await nameOf(id)).toBe("");
  }
});

test("a deferred statement runs in its place, and a savepoint that it fails in takes it back", async () => {
  const id = (await newAccount()).owner.accountId;
  await transaction(async () => {
    await executeDeferred(Prisma.sql`UPDATE accounts SET name = 'first' WHERE id = ${id}`);
    await executeDeferred(Prisma.sql`UPDATE accounts SET name = name || ', second' WHERE id = ${id}`);
    await expect(savepoint(failing)).rejects.toThrow("division by zero");
    expect(await nameOf(id)).toBe("first, second");
  });
  expect(await nameOf(id)).toBe("first, second");
});

test("outside of a transaction, a deferred statement is waited for", async () => {
  await expect(failing()).rejects.toThrow("division by zero");
});

test("raw statements take and return values as Prisma's do", async () => {
  const values = `SELECT 1::int AS int, 9007199254740993::bigint AS big, 1.50::numeric AS decimal, 0.5::float8 AS float,
    'x' AS text, NULL::text AS nothing, true AS yes, '{"a": [1]}'::jsonb AS jsonb, '{"b": null}'::json AS json,
    '2026-02-03 04:05:06.789999+00'::timestamptz AS at, '2026-02-03 04:05:06'::timestamp AS local, '2026-02-03'::date AS day,
    '\\x00ff'::bytea AS bytes, ARRAY[1, 2]::bigint[] AS bigs, ARRAY['a', 'b,c', NULL]::text[] AS texts,
    ARRAY['2026-02-03']::date[] AS days, '{}'::bigint[] AS none, ARRAY[1.5, NULL]::numeric[] AS decimals`;
  const ours = await db.$queryRaw(Prisma.sql([values]));
  expect(ours).toEqual(await db.$queryRawUnsafe(values));

  const [at, bytes] = [new Date("2026-02-03T23:30:00.123Z"), Uint8Array.of(0, 255)];
  const [row] = await db.$queryRaw<object[]>(Prisma.sql`
    SELECT ${at}::timestamptz AS at, ${at}::timestamp AS local, ${at}::date AS day, ${bytes}::bytea AS bytes,
      ${[1, 2]}::int[] AS numbers, ${["a'b", 'c"d,']}::text[] AS texts, ${[at]}::timestamptz[] AS times,
      ${2n ** 60n}::bigint AS big, ${null}::int AS nothing, ${Prisma.sql`${"in"} || ${"ner"}`} AS text`);
  const day = new Date("2026-02-03");
  const rest = {
    numbers: [1, 2],
    texts: ["a'b", 'c"d,'],
    times: [at],
    big: 2n ** 60n,
    nothing: null,
    text: "inner",
  };
  expect(row).toEqual({ at, local: at, day, bytes, ...rest });
});

test("times of all years that the API knows arrive as they are", async () => {
  for (const text of [
    "0001-01-01T00:00:00.000Z",
    "9999-12-31T23:59:59.999Z",
    "+010000-01-01T00:00:00.000Z",
  ]) {
    const at = new Date(text);
    const rows = await db.$queryRaw`SELECT ${at}::timestamptz AS at, ${at}::date AS day`;
    expect(rows).toEqual([{ at, day: new Date(text.replace(/T.*/, "T00:00:00.000Z")) }]);
  }
});

test("a prepared statement takes other values every time, inside and outside of transactions", async () => {
  const double = (n: number) => db.$queryRaw<{ n: number }[]>(prepared`SELECT ${n}::int * 2 AS n`);
  const all = async () => (await Promise.all([1, 2, 3].map(double))).map(([row]) => row?.n);
  expect(await all()).toEqual([2, 4, 6]);
  expect(await transaction(all)).toEqual([2, 4, 6]);
});

test("errors of raw statements are recognized", async () => {
  const id = (await newAccount()).owner.accountId;
  const insert = (account: number, id: number) => db.$executeRaw`
    INSERT INTO api_keys (id, account_id, prefix, hash) VALUES (${id}, ${account}, '', ${Buffer.from(String(id))})`;
  const failure = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => error,
    );
  const unknown = await failure(insert(2_147_483_647, id));
  expect([isOwnerDeleted(unknown), isUniqueViolation(unknown)]).toEqual([true, false]);
  await insert(id, id);
  const twice = await failure(insert(id, id));
  expect([isOwnerDeleted(twice), isUniqueViolation(twice)]).toEqual([false, true]);
});
