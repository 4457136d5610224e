import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import fc from "fast-check";
import { upstashLimiter } from "@/lib/rate-limit/upstash";
import { ageLog, logOf, readLog, redisClock } from "@/tests/support/fakes/redis-log";
import { type Bridge, bridgeMissing, startBridge } from "@/tests/support/fakes/upstash-bridge";
import { cases } from "@/tests/support/repetitions";
import { ROOT } from "@/tests/support/root";

if (bridgeMissing) console.warn(`The rate limit on Redis is not tested: ${bridgeMissing}`);
test.skip(bridgeMissing !== undefined, bridgeMissing);

let bridge: Bridge;
test.beforeAll(async () => {
  bridge = await startBridge();
});
test.afterAll(() => bridge?.stop());

const SECOND = 1_000_000;
const minute = { requests: 60, seconds: 60 };

/** A key that nobody else uses, as one copy of the app sees it. */
function newSubject() {
  const subject = `test:${randomUUID()}`;
  const limit = upstashLimiter(bridge.url, bridge.token);
  const send = (rule = minute) => limit(subject, rule, new Date(0));
  const sendMany = (count: number) => Promise.all(Array.from({ length: count }, () => send()));
  const age = (seconds: number) => ageLog(bridge, logOf(subject), seconds * SECOND);
  return { subject, send, sendMany, age, hits: () => readLog(bridge, logOf(subject)) };
}

test("allows 60 requests, and rejects the 61st without counting it", async () => {
  const { send, hits } = newSubject();
  for (let sent = 1; sent <= 60; sent++)
    expect(await send()).toMatchObject({ allowed: true, limit: 60, remaining: 60 - sent, retryAfter: 0 });
  for (let more = 0; more < 3; more++)
    expect(await send()).toMatchObject({ allowed: false, limit: 60, remaining: 0 });
  expect(await hits()).toHaveLength(60);
});

test("allows exactly 60 of 100 concurrent requests of two copies of the app", async () => {
  const subject = `test:${randomUUID()}`;
  const copies = [upstashLimiter(bridge.url, bridge.token), upstashLimiter(bridge.url, bridge.token)];
  const verdicts = await Promise.all(
    copies.flatMap((limit) => Array.from({ length: 50 }, () => limit(subject, minute, new Date()))),
  );
  expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(60);
});

test("two keys have separate allowances", async () => {
  const once = { requests: 1, seconds: 60 };
  const [one, two] = [newSubject(), newSubject()];
  expect((await one.send(once)).allowed).toBe(true);
  expect((await two.send(once)).allowed).toBe(true);
  expect((await one.send(once)).allowed).toBe(false);
});

test("each slot frees up 60 seconds after its own request, not at a fixed moment", async () => {
  const { send, sendMany, age } = newSubject();
  await sendMany(20);
  await age(30);
  await sendMany(40);
  await age(25);
  expect((await send()).allowed).toBe(false);
  await age(10);
  expect(await send()).toMatchObject({ allowed: true, remaining: 19 });
});

test("never allows more than 60 in any 60 seconds, and never rejects while fewer count", async () => {
  const gaps = fc.oneof(fc.integer({ min: 0, max: 45 * SECOND }), fc.constant("almost free" as const));
  const steps = fc.array(fc.record({ gap: gaps, burst: fc.integer({ min: 1, max: 50 }) }), {
    minLength: 8,
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(steps, async (pattern) => {
      const { subject, sendMany, hits } = newSubject();
      const admitted = new Map<string, number>();
      let passed = 0;
      for (const { gap, burst } of pattern) {
        const now = await redisClock(bridge);
        const oldest = (await hits())[0]?.at ?? now;
        const step = gap === "almost free" ? Math.max(0, oldest + 59_950_000 - now) : gap;
        await ageLog(bridge, logOf(subject), step);
        passed += step;
        const asked = passed + (await redisClock(bridge));
        const verdicts = await sendMany(burst);
        const before = admitted.size;
        for (const { id, at } of await hits()) if (!admitted.has(id)) admitted.set(id, passed + at);
        expect(admitted.size - before).toBe(verdicts.filter(({ allowed }) => allowed).length);
        const counting = [...admitted.values()].filter((at) => at > asked - 60 * SECOND);
        if (verdicts.some(({ allowed }) => !allowed)) expect(counting.length).toBeGreaterThanOrEqual(60);
      }
      const times = [...admitted.values()].sort((a, b) => a - b);
      for (const [index, at] of times.slice(60).entries())
        expect(at - (times[index] ?? at)).toBeGreaterThanOrEqual(60 * SECOND);
    }),
    { numRuns: cases(8) },
  );
});

test("`reset` is when the oldest stored request expires, and `retryAfter` is the wait on Redis' clock", async () => {
  const { send, sendMany, age, hits } = newSubject();
  await send();
  await age(42.5);
  await sendMany(58);
  for (const allowed of [true, false]) {
    const asked = await redisClock(bridge);
    const verdict = await send();
    const answered = await redisClock(bridge);
    const opens = ((await hits())[0]?.at ?? Number.NaN) + 60 * SECOND;
    expect(verdict).toMatchObject({ allowed, reset: new Date(Math.ceil(opens / 1000)) });
    if (allowed) continue;
    const waits = [answered, asked].map((at) => Math.ceil((opens - at) / SECOND));
    expect(waits).toContain(verdict.retryAfter);
  }
});

test("a rejected request is allowed exactly when the reported wait is over", async () => {
  const { send, sendMany, age } = newSubject();
  await sendMany(60);
  await age(20);
  const { allowed, retryAfter } = await send();
  expect([allowed, retryAfter]).toEqual([false, 40]);
  await age(retryAfter - 10);
  expect((await send()).allowed).toBe(false);
  await age(10);
  expect((await send()).allowed).toBe(true);
});

test("copies whose clocks differ by hours agree", async () => {
  const subject = `test:${randomUUID()}`;
  const program = (hours: number, count: number) => `
    const real = Date.now;
    Date.now = () => real() + ${hours} * 3_600_000;
    const { upstashLimiter } = await import("@/lib/rate-limit/upstash");
    const limit = upstashLimiter(${JSON.stringify(bridge.url)}, ${JSON.stringify(bridge.token)});
    const send = () => limit(${JSON.stringify(subject)}, { requests: 60, seconds: 60 }, new Date(Date.now()));
    process.stdout.write(JSON.stringify(await Promise.all(Array.from({ length: ${count} }, send))));`;
  const copy = async (hours: number, count: number): Promise<{ allowed: boolean; reset: string }[]> => {
    const run = ["--import", "tsx", "--input-type=module", "--eval", program(hours, count)];
    return JSON.parse((await promisify(execFile)(process.execPath, run, { cwd: ROOT })).stdout);
  };
  const ahead = await copy(5, 60);
  expect(ahead.every(({ allowed }) => allowed)).toBe(true);
  const [behind] = await copy(-5, 1);
  expect(behind).toMatchObject({ allowed: false, reset: ahead.at(-1)?.reset });
});

test("a lowered limit applies at once and reports when the request will be allowed", async () => {
  const { send, sendMany, age } = newSubject();
  await sendMany(8);
  await age(30);
  await sendMany(2);
  const lowered = await send({ requests: 5, seconds: 60 });
  expect(lowered).toMatchObject({ allowed: false, limit: 5, remaining: 0, retryAfter: 30 });
  const lower = await send({ requests: 2, seconds: 60 });
  expect(lower).toMatchObject({ allowed: false, limit: 2, remaining: 0, retryAfter: 60 });
});

test("a Redis clock set back by hours locks nobody out", async () => {
  const { send, sendMany, age } = newSubject();
  await sendMany(60);
  await age(-7_200);
  expect(await send()).toMatchObject({ allowed: true, remaining: 59 });
});
