import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { db } from "@/lib/db/client";
import { rateLimit } from "@/lib/rate-limit";
import { deleteIdleLogs, postgresLimiter } from "@/lib/rate-limit/postgres";
import { ROOT } from "@/tests/support/root";
import { age, minute, newSubject, now, send, sendMany, store } from "./postgres-log";

test("allows 60 requests, and rejects the 61st without counting it", async () => {
  const subject = newSubject();
  for (let sent = 1; sent <= 60; sent++)
    expect(await send(subject)).toMatchObject({
      allowed: true,
      limit: 60,
      remaining: 60 - sent,
      retryAfter: 0,
    });
  for (let more = 0; more < 3; more++)
    expect(await send(subject)).toMatchObject({ allowed: false, limit: 60, remaining: 0 });

  const stored =
    await db.$queryRaw`SELECT cardinality(hits) AS hits FROM rate_log WHERE subject = ${subject}`;
  expect(stored).toEqual([{ hits: 60 }]);
});

test("allows exactly 60 of 100 concurrent requests", async () => {
  const verdicts = await sendMany(newSubject(), 100);
  expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(60);
});

test("allows exactly 60 concurrent requests of two processes", async () => {
  const subject = newSubject();
  const program = `
    import { disconnect } from "@/lib/db/client";
    import { rateLimit } from "@/lib/rate-limit";
    const send = () => rateLimit(${JSON.stringify(subject)}, { requests: 60, seconds: 60 }, new Date());
    const verdicts = await Promise.all(Array.from({ length: 50 }, send));
    process.stdout.write(String(verdicts.filter(({ allowed }) => allowed).length));
    await disconnect();`;
  const copy = async () => {
    const run = ["--import", "tsx", "--input-type=module", "--eval", program];
    return Number((await promisify(execFile)(process.execPath, run, { cwd: ROOT })).stdout);
  };
  const [one = 0, two = 0] = await Promise.all([copy(), copy()]);
  expect(one + two).toBe(60);
});

test("each slot frees up 60 seconds after its own request, not at a fixed moment", async () => {
  const subject = newSubject();
  await sendMany(subject, 20);
  await age(subject, 30);
  await sendMany(subject, 40);
  await age(subject, 25);
  expect((await send(subject)).allowed).toBe(false);
  await age(subject, 10);
  expect(await send(subject)).toMatchObject({ allowed: true, remaining: 19 });
});

test("two keys have separate allowances", async () => {
  const once = { requests: 1, seconds: 60 };
  const [one, two] = [newSubject(), newSubject()];
  expect((await send(one, once)).allowed).toBe(true);
  expect((await send(two, once)).allowed).toBe(true);
  expect((await send(one, once)).allowed).toBe(false);
});

test("a database clock set back by hours locks nobody out", async () => {
  const subject = newSubject();
  await sendMany(subject, 60);
  await age(subject, -7_200);
  expect(await send(subject)).toMatchObject({ allowed: true, remaining: 59 });
});

test("any text from a stranger is a key of its own", async () => {
  const once = { requests: 1, seconds: 60 };
  const id = randomUUID();
  const texts = [
    `${id}\0`,
    `${id}\n`,
    `${id} é`,
    `${id}${"x".repeat(100_000)}`,
    `${id}${"x".repeat(100_001)}`,
    "",
  ];
  for (const text of texts) {
    const subject = `sign-in:${id}:${text}`;
    expect((await rateLimit(subject, once, now)).allowed).toBe(true);
    expect((await rateLimit(subject, once, now)).allowed).toBe(false);
  }
});

test("deletes logs that were idle for a day, and keeps younger ones", async () => {
  const [idle, recent] = [newSubject(), newSubject()];
  await sendMany(idle, 2);
  await sendMany(recent, 2);
  await age(idle, 86_410);
  await age(recent, 86_390);
  await deleteIdleLogs();
  const left = await db.$queryRaw`SELECT subject FROM rate_log WHERE subject IN (${idle}, ${recent})`;
  expect(left).toEqual([{ subject: recent }]);
});

test("the wait of a subject is that of its next rejected request, and counts nothing", async () => {
  const subject = newSubject();
  const wait = (rule = minute) => postgresLimiter.wait(subject, rule, now);
  expect(await wait()).toBe(0);
  await store(subject, 59, 10);
  for (let look = 0; look < 3; look++) expect(await wait()).toBe(0);
  await send(subject);
  const { retryAfter } = await send(subject);
  // A second may begin between the two.
  expect(retryAfter - (await wait())).toBeLessThanOrEqual(1);
  expect(await wait({ requests: 1, seconds: 60 })).toBeGreaterThan(retryAfter);
  await age(subject, 51);
  expect(await wait()).toBe(0);
});

test("a refund frees one slot, and only once", async () => {
  const [subject, single] = [newSubject(), { requests: 1, seconds: 60 }];
  await send(subject, single);
  for (let n = 0; n < 3; n++) await postgresLimiter.refund(subject);
  for (const allowed of [true, false]) expect((await send(subject, single)).allowed).toBe(allowed);
});
