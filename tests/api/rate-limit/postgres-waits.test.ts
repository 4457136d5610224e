import { expect, test } from "@playwright/test";
import { db } from "@/lib/db/client";
import { age, clock, minute, newSubject, send, sendMany, store } from "./postgres-log";

/** Sends a request, whose Retry-After must be the whole seconds from then to its `reset`, rounded up. */
async function sendAndCheckWait(subject: string, rule = minute) {
  const before = await clock();
  const result = await send(subject, rule);
  const wait = result.reset.getTime() - before;
  expect(result.retryAfter).toBeLessThanOrEqual(Math.ceil(wait / 1000));
  expect(result.retryAfter).toBeGreaterThanOrEqual(Math.ceil((wait - 1 - ((await clock()) - before)) / 1000));
  return result;
}

test("Retry-After is exact: rejected until that moment of the database's clock, and allowed from then on", async () => {
  const subject = newSubject();
  // Three seconds are left, also for a slow machine.
  await store(subject, 60, 57);
  const first = await sendAndCheckWait(subject);
  expect(first.allowed).toBe(false);
  const opens = first.reset.getTime();

  await expect
    .poll(
      async () => {
        const asked = await clock();
        const { allowed } = await send(subject);
        const responded = await clock();
        if (allowed) expect(responded).toBeGreaterThan(opens - 1);
        else expect(asked).toBeLessThan(opens);
        return allowed;
      },
      { intervals: [10], timeout: 10_000 },
    )
    .toBe(true);
});

test("Retry-After is the whole wait, rounded up", async () => {
  for (const secondsAgo of [0, 17.5, 42.5]) {
    const subject = newSubject();
    const before = await clock();
    await store(subject, 60, secondsAgo);
    const stored = await clock();
    const { allowed, reset } = await sendAndCheckWait(subject);
    expect(allowed).toBe(false);
    expect(reset.getTime()).toBeGreaterThanOrEqual(before + (60 - secondsAgo) * 1000);
    expect(reset.getTime()).toBeLessThanOrEqual(stored + (60 - secondsAgo) * 1000 + 1);
  }
});

test("`reset` is when the oldest stored request expires, rounded up to a millisecond", async () => {
  const subject = newSubject();
  await send(subject);
  await age(subject, 42.5);
  await sendMany(subject, 58);
  for (const allowed of [true, false]) {
    const verdict = await send(subject);
    expect(verdict.allowed).toBe(allowed);
    const [stored] = await db.$queryRaw<{ opens: bigint }[]>`
      SELECT (extract(epoch FROM min(hit)) * 1000000)::bigint + 60000000 AS opens
      FROM rate_log, unnest(hits) AS hit WHERE subject = ${subject}`;
    const late = verdict.reset.getTime() - Number(stored?.opens) / 1000;
    expect(late).toBeGreaterThanOrEqual(0);
    expect(late).toBeLessThanOrEqual(1);
  }
});

test("a lowered limit applies at once and reports when the request will be allowed", async () => {
  const subject = newSubject();
  await sendMany(subject, 8);
  await age(subject, 30);
  await sendMany(subject, 2);
  const lowered = await sendAndCheckWait(subject, { requests: 5, seconds: 60 });
  const lower = await sendAndCheckWait(subject, { requests: 2, seconds: 60 });
  for (const [result, limit] of [
    [lowered, 5],
    [lower, 2],
  ] as const)
    expect(result).toMatchObject({ allowed: false, limit, remaining: 0 });
  // The older requests first, the newer ones half a minute later.
  expect(lower.reset.getTime() - lowered.reset.getTime()).toBeGreaterThan(29_999);
});
