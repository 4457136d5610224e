import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { createServer } from "node:net";
import { buffer } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { Ratelimit } from "@upstash/ratelimit";
import { Redis } from "@upstash/redis";
import { withFallback } from "@/lib/rate-limit/fallback";
import { memoryLimiter } from "@/lib/rate-limit/memory";
import { slidingLog } from "@/lib/rate-limit/redis-sliding-log";
import { upstashLimiter } from "@/lib/rate-limit/upstash";
import { logOf, readLog } from "@/tests/support/fakes/redis-log";
import { type Bridge, bridgeMissing, startBridge } from "@/tests/support/fakes/upstash-bridge";

test.skip(bridgeMissing !== undefined, bridgeMissing);

let bridge: Bridge;
test.beforeAll(async () => {
  bridge = await startBridge();
});
test.afterAll(() => bridge?.stop());

const minute = { requests: 60, seconds: 60 };
const single = { requests: 1, seconds: 60 };
const now = new Date();
const newSubject = () => `test:${randomUUID()}`;
const many = <T>(count: number, send: () => Promise<T>) => Promise.all(Array.from({ length: count }, send));

test("an allowed and a rejected request take one command each", async () => {
  const limit = upstashLimiter(bridge.url, bridge.token);
  await limit(newSubject(), single, now);
  const subject = newSubject();
  for (const allowed of [true, false]) {
    const before = bridge.commands.length;
    expect((await limit(subject, single, now)).allowed).toBe(allowed);
    expect(bridge.commands.slice(before).map(([name]) => name)).toEqual(["evalsha"]);
  }
});

test("a log holds at most the limit's requests and expires soon after the last one", async () => {
  const [limit, subject] = [upstashLimiter(bridge.url, bridge.token), newSubject()];
  await many(100, () => limit(subject, minute, now));
  expect(await readLog(bridge, logOf(subject))).toHaveLength(60);
  const left = Number(await bridge.redis("PTTL", logOf(subject)));
  expect(left).toBeGreaterThan(50_000);
  expect(left).toBeLessThanOrEqual(61_000);
});

test("the wait of a subject is that of its next rejected request, and counts nothing", async () => {
  const [limit, subject] = [upstashLimiter(bridge.url, bridge.token), newSubject()];
  for (let look = 0; look < 3; look++) expect(await limit.wait(subject, single, now)).toBe(0);
  await limit(subject, single, now);
  const wait = await limit.wait(subject, single, now);
  expect(wait).toBeGreaterThan(50);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await readLog(bridge, logOf(subject))).toHaveLength(1);
});

test("a refund frees one slot, and only once", async () => {
  const [limit, subject] = [upstashLimiter(bridge.url, bridge.token), newSubject()];
  await limit(subject, single, now);
  for (let n = 0; n < 3; n++) await limit.refund(subject);
  for (const allowed of [true, false]) expect((await limit(subject, single, now)).allowed).toBe(allowed);
});

test("reloads its scripts after Redis lost them", async () => {
  const [limit, subject] = [upstashLimiter(bridge.url, bridge.token), newSubject()];
  expect((await limit(subject, minute, now)).remaining).toBe(59);
  await bridge.redis("SCRIPT", "FLUSH");
  expect((await limit(subject, minute, now)).remaining).toBe(58);
});

test("the library's getRemaining counts nothing, and its reset clears the count", async () => {
  const redis = new Redis({ url: bridge.url, token: bridge.token });
  const limiter = slidingLog(redis)({ requests: 2, seconds: 60 });
  const [ratelimit, subject] = [new Ratelimit({ redis, limiter, ephemeralCache: false }), newSubject()];
  await ratelimit.limit(subject);
  for (let look = 0; look < 3; look++)
    expect(await ratelimit.getRemaining(subject)).toMatchObject({ remaining: 1, limit: 2 });
  await ratelimit.resetUsedTokens(subject);
  expect(await ratelimit.getRemaining(subject)).toMatchObject({ remaining: 2 });
});

test("a request whose response was lost counts once, also when it took the last slot", async () => {
  let lost = 0;
  const proxy = createHttpServer(async (request, response) => {
    const body = await buffer(request);
    const { authorization = "" } = request.headers;
    const forwarded = await fetch(`${bridge.url}${request.url}`, {
      method: "POST",
      headers: { authorization, "Content-Type": "application/json" },
      body,
    });
    const text = await forwarded.text();
    if (lost++ % 2 === 0) request.socket.destroy();
    else response.writeHead(forwarded.status, { "Content-Type": "application/json" }).end(text);
  });
  await once(proxy.listen(0, "127.0.0.1"), "listening");
  const address = proxy.address();
  if (!address || typeof address === "string") throw new Error("The proxy has no port");
  const [rule, subject] = [{ requests: 2, seconds: 60 }, newSubject()];
  await upstashLimiter(bridge.url, bridge.token)(newSubject(), single, now);
  const limit = upstashLimiter(`http://127.0.0.1:${address.port}`, bridge.token);
  expect(await limit(subject, rule, now)).toMatchObject({ allowed: true, remaining: 1 });
  expect(await limit(subject, rule, now)).toMatchObject({ allowed: true, remaining: 0 });
  expect((await limit(subject, rule, now)).allowed).toBe(false);
  expect(lost).toBe(6);
  proxy.close();
});

test("without Redis, each process still rejects requests after 60", async () => {
  const gone = await startBridge();
  const limit = withFallback(upstashLimiter(gone.url, gone.token), memoryLimiter());
  const subject = newSubject();
  expect((await limit(subject, minute, now)).remaining).toBe(59);
  await gone.stop();
  const verdicts = await many(100, () => limit(subject, minute, now));
  expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(60);
});

test("a Redis that rejects the token counts as unavailable", async () => {
  const limit = withFallback(upstashLimiter(bridge.url, "wrong"), memoryLimiter());
  const subject = newSubject();
  expect((await limit(subject, single, now)).allowed).toBe(true);
  expect((await limit(subject, single, now)).allowed).toBe(false);
});

test("a Redis that accepts the connection and never responds counts as unavailable", async () => {
  const silent = createServer();
  await once(silent.listen(0, "127.0.0.1"), "listening");
  const address = silent.address();
  if (!address || typeof address === "string") throw new Error("The silent server has no port");
  const limit = withFallback(upstashLimiter(`http://127.0.0.1:${address.port}`, "token"), memoryLimiter());
  const subject = newSubject();
  // It never responds: waiting for it would exceed the test's timeout.
  const verdicts = await many(2, () => limit(subject, single, now));
  expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(1);
  silent.close();
});
