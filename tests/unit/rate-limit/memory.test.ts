import { expect, test } from "@playwright/test";
import fc from "fast-check";
import { memoryLimiter } from "@/lib/rate-limit/memory";

const minute = { requests: 60, seconds: 60 };
const start = Date.UTC(2030, 0, 1);
const after = (milliseconds: number) => new Date(start + milliseconds);

test("allows 60 requests, and rejects the 61st without counting it", async () => {
  const limit = memoryLimiter();
  for (let sent = 1; sent <= 60; sent++)
    expect(await limit("key", minute, after(sent))).toMatchObject({
      allowed: true,
      limit: 60,
      remaining: 60 - sent,
    });

  const refused = { allowed: false, limit: 60, remaining: 0, reset: after(60_001), retryAfter: 60 };
  expect(await limit("key", minute, after(60))).toEqual(refused);
  expect(await limit("key", minute, after(60_000))).toEqual({ ...refused, retryAfter: 1 });
  expect(await limit("key", minute, after(60_001))).toMatchObject({ allowed: true, remaining: 0 });
});

test("an allowed request reports when the next slot frees up", async () => {
  const limit = memoryLimiter();
  await limit("key", minute, after(0));
  expect(await limit("key", minute, after(5_000))).toEqual({
    allowed: true,
    limit: 60,
    remaining: 58,
    reset: after(60_000),
    retryAfter: 0,
  });
});

test("never exceeds the limit in any window, never rejects needlessly, and every wait is exact", async () => {
  const rules = fc.record({
    requests: fc.integer({ min: 1, max: 5 }),
    seconds: fc.integer({ min: 1, max: 3 }),
  });
  const gaps = fc.array(fc.integer({ min: 0, max: 1_500 }), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(rules, gaps, async (rule, steps) => {
      const limit = memoryLimiter();
      const admitted: number[] = [];
      let at = 0;
      let promised = 0;
      for (const step of steps) {
        at += step;
        const inSpan = admitted.filter((hit) => hit > at - rule.seconds * 1000).length;
        const verdict = await limit("key", rule, after(at));
        expect(verdict.allowed).toBe(inSpan < rule.requests);
        if (at >= promised && promised) expect(verdict.allowed).toBe(true);
        if (verdict.allowed) admitted.push(at);
        promised = verdict.allowed ? 0 : at + verdict.retryAfter * 1000;
        if (!verdict.allowed) {
          const wait = verdict.reset.getTime() - start - at;
          expect(verdict.retryAfter).toBe(Math.max(1, Math.ceil(wait / 1000)));
        }
      }
    }),
  );
});

test("two keys have separate allowances", async () => {
  const limit = memoryLimiter();
  const once = { requests: 1, seconds: 60 };
  expect((await limit("one", once, after(0))).allowed).toBe(true);
  expect((await limit("two", once, after(0))).allowed).toBe(true);
  expect((await limit("one", once, after(1))).allowed).toBe(false);
});

test("counts requests whose clocks are out of order", async () => {
  const limit = memoryLimiter();
  const twice = { requests: 2, seconds: 60 };
  await limit("key", twice, after(900));
  await limit("key", twice, after(0));
  expect(await limit("key", twice, after(950))).toMatchObject({ allowed: false, reset: after(60_000) });
});

test("a clock set back by hours locks nobody out", async () => {
  const limit = memoryLimiter();
  const once = { requests: 1, seconds: 60 };
  await limit("key", once, after(3 * 3_600_000));
  expect((await limit("key", once, after(0))).allowed).toBe(true);
});

test("a flood of keys stays within the capacity and drops the least recently used", async () => {
  const limit = memoryLimiter(3);
  const once = { requests: 1, seconds: 60 };
  for (const subject of ["one", "two", "three"]) await limit(subject, once, after(0));
  expect((await limit("one", once, after(1))).allowed).toBe(false);
  await limit("four", once, after(2));
  expect((await limit("one", once, after(3))).allowed).toBe(false);
  expect((await limit("two", once, after(3))).allowed).toBe(true);
});

test("the wait of a subject is that of its next rejected request, and counts nothing", async () => {
  const limit = memoryLimiter();
  const twice = { requests: 2, seconds: 60 };
  for (const at of [0, 10_000]) {
    expect(await limit.wait("key", twice, after(at))).toBe(0);
    await limit("key", twice, after(at));
  }
  for (const at of [10_001, 59_999]) {
    const { retryAfter } = await limit("key", twice, after(at));
    expect(await limit.wait("key", twice, after(at))).toBe(retryAfter);
  }
  expect(await limit.wait("key", twice, after(60_000))).toBe(0);
  expect(await limit.wait("key", { ...twice, requests: 1 }, after(60_000))).toBe(10);
});

test("a refund frees one slot, and only once", async () => {
  const limit = memoryLimiter();
  const twice = { requests: 2, seconds: 60 };
  for (const at of [0, 1]) await limit("key", twice, after(at));
  await limit.refund("key");
  expect(await limit("key", twice, after(2))).toMatchObject({ allowed: true, remaining: 0 });
  for (let n = 0; n < 5; n++) await limit.refund("key");
  expect(await limit("key", twice, after(3))).toMatchObject({ allowed: true, remaining: 1 });
});
