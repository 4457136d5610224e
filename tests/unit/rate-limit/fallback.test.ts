import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { withFallback } from "@/lib/rate-limit/fallback";
import { memoryLimiter } from "@/lib/rate-limit/memory";
import { ROOT } from "@/tests/support/root";

const rule = { requests: 2, seconds: 60 };
const now = new Date("2030-01-01T00:00:00Z");
const unavailable = () => Promise.reject(new Error("unavailable"));
const failing = Object.assign(unavailable, { refund: unavailable, wait: unavailable });

test("the in-process limiter counts nothing while the shared one works", async () => {
  const own = memoryLimiter();
  const limit = withFallback(memoryLimiter(), own);
  for (const allowed of [true, true, false]) expect((await limit("key", rule, now)).allowed).toBe(allowed);
  expect(await own("key", rule, now)).toMatchObject({ allowed: true, remaining: 1 });
});

test("the in-process limiter takes over when the shared one fails", async () => {
  const limit = withFallback(failing, memoryLimiter());
  for (const allowed of [true, true, false]) expect((await limit("key", rule, now)).allowed).toBe(allowed);
});

test("refunds go to the limiter that counted", async () => {
  const once = { requests: 1, seconds: 60 };
  for (const shared of [memoryLimiter(), failing]) {
    const limit = withFallback(shared, memoryLimiter());
    expect((await limit("key", once, now)).allowed).toBe(true);
    await limit.refund("key");
    expect((await limit("key", once, now)).allowed).toBe(true);
    expect((await limit("key", once, now)).allowed).toBe(false);
  }
});

test("the wait is that of the limiter that counted", async () => {
  for (const shared of [memoryLimiter(), failing]) {
    const limit = withFallback(shared, memoryLimiter());
    for (const wait of [0, 0, 60]) {
      expect(await limit.wait("key", rule, now)).toBe(wait);
      await limit("key", rule, now);
    }
  }
});

test("logs a failing shared limiter once a minute", async () => {
  const program = `
    import { withFallback } from "@/lib/rate-limit/fallback";
    import { memoryLimiter } from "@/lib/rate-limit/memory";
    const unavailable = () => Promise.reject(new Error("unavailable"));
    const limit = withFallback(Object.assign(unavailable, { refund: unavailable, wait: unavailable }), memoryLimiter());
    for (const second of [0, 1, 59, 60, 61])
      await limit("key", { requests: 1, seconds: 60 }, new Date(second * 1000));`;
  const run = ["--import", "tsx", "--input-type=module", "--eval", program];
  const settings = { cwd: ROOT, env: { ...process.env, LOG_LEVEL: "info" } };
  const { stdout } = await promisify(execFile)(process.execPath, run, settings);
  const lines = stdout.trim().split("\n");
  expect(lines).toHaveLength(2);
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({ level: 40, reason: "Error: unavailable" });
});
