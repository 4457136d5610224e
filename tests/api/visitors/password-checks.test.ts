import { randomInt } from "node:crypto";
import { expect, test } from "@playwright/test";
import { keyedHash } from "@/lib/crypto/derived-key";
import { db } from "@/lib/db/client";
import { hashPassword } from "@/lib/users/password-hash";
import { attemptPassword } from "@/lib/visitors/password/attempt-password";
import { checkPassword } from "@/lib/visitors/password/check-password";
import { age } from "@/tests/api/rate-limit/postgres-log";

const now = new Date();
const right = { result: "right" };
const wrong = { result: "wrong" };
const throttled = { result: "throttled", retryAfter: expect.any(Number) };

/** Checks passwords of a link that no other test uses. */
async function newLink(password = "open sesame") {
  const link = { id: randomInt(2 ** 30, 2 ** 31), passwordHash: await hashPassword(password) };
  return (typed: string, address: string | null = "203.0.113.7") => checkPassword(link, typed, address, now);
}

type Check = Awaited<ReturnType<typeof newLink>>;

async function failTimes(check: Check, times: number, address?: string | null): Promise<void> {
  for (let failed = 0; failed < times; failed++) expect(await check("wrong", address)).toEqual(wrong);
}

test("compares passwords exactly as they were typed", async () => {
  const check = await newLink(" caf\u00e9 \u{1f511}");
  expect(await check(" caf\u00e9 \u{1f511}")).toEqual(right);
  for (const typed of ["caf\u00e9 \u{1f511}", " cafe\u0301 \u{1f511}", " Caf\u00e9 \u{1f511}", ""])
    expect(await check(typed)).toEqual(wrong);
});

test("after ten wrong passwords even the right one has to wait, for a quarter of an hour at most", async () => {
  const check = await newLink();
  await failTimes(check, 10);
  expect(await check("wrong")).toEqual(throttled);
  const { retryAfter = 0 } = { retryAfter: 0, ...(await check("open sesame")) };
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(900);
});

test("after a quarter of an hour the right one opens the link again", async () => {
  const link = { id: randomInt(2 ** 30, 2 ** 31), passwordHash: await hashPassword("open sesame") };
  const check = (typed: string) => checkPassword(link, typed, "203.0.113.7", now);
  await failTimes(check, 10);
  const subject = `link-password:${keyedHash("password attempts", `${link.id} 203.0.113.7`)}`;
  await age(subject, 890);
  expect(await check("open sesame")).toEqual(throttled);
  await age(subject, 10);
  expect(await check("open sesame")).toEqual(right);
});

test("right passwords don't count", async () => {
  const check = await newLink();
  await failTimes(check, 9);
  for (let visit = 0; visit < 5; visit++) expect(await check("open sesame")).toEqual(right);
  await failTimes(check, 1);
  expect(await check("open sesame")).toEqual(throttled);
});

test("other links and other clients are not affected", async () => {
  const [check, other] = [await newLink(), await newLink()];
  await failTimes(check, 10);
  expect(await check("open sesame")).toEqual(throttled);
  expect(await other("open sesame")).toEqual(right);
  expect(await check("open sesame", "203.0.113.8")).toEqual(right);
  expect(await check("open sesame", null)).toEqual(right);
});

test("an IPv6 network is one client, and so are all without an address", async () => {
  const check = await newLink();
  await failTimes(check, 5, "2001:db8:0:1::1");
  await failTimes(check, 5, "2001:db8:0:1:2:3:4:5");
  expect(await check("open sesame", "2001:db8:0:1::6")).toEqual(throttled);
  expect(await check("open sesame", "2001:db8:0:2::6")).toEqual(right);
  await failTimes(check, 10, null);
  expect(await check("open sesame", null)).toEqual(throttled);
});

test("parallel guesses count too, and parallel visitors who know the password don't", async () => {
  const check = await newLink();
  const visits = await Promise.all(Array.from({ length: 30 }, () => check("open sesame")));
  expect(visits).toEqual(visits.map(() => right));
  const guesses = await Promise.all(Array.from({ length: 30 }, (_, n) => check(`guess ${n}`)));
  expect(guesses.filter(({ result }) => result === "wrong")).toHaveLength(10);
  expect(guesses.filter(({ result }) => result === "throttled")).toHaveLength(20);
});

test("visitors who know the password never wait for each other, after nine wrong ones either", async () => {
  const check = await newLink();
  await failTimes(check, 9);
  const visits = await Promise.all(Array.from({ length: 8 }, () => check("open sesame")));
  expect(visits).toEqual(visits.map(() => right));
  expect(await check("wrong")).toEqual(wrong);
  expect(await check("open sesame")).toEqual(throttled);
});

test("two passwords are checked at a time while 32 wait; more are turned away and count for nothing", async () => {
  const check = await newLink();
  const addresses = Array.from({ length: 40 }, (_, n) => `198.51.100.${n}`);
  const checks = await Promise.all(addresses.map((address) => check("wrong", address)));
  expect(checks.slice(0, 34)).toEqual(checks.slice(0, 34).map(() => wrong));
  expect(checks.slice(34)).toEqual(checks.slice(34).map(() => ({ result: "busy" })));
  await failTimes(check, 10, addresses.at(-1));
  expect(await check("open sesame", "198.51.100.50")).toEqual(right);
});

test("a password longer than any is wrong without the cost of a check, and counts", async () => {
  const long = "\u{1f511}".repeat(128);
  const check = await newLink(long);
  expect(await check(long)).toEqual(right);
  // A hash that cannot be checked: argon2 would throw.
  const link = { id: randomInt(2 ** 30, 2 ** 31), passwordHash: "none" };
  const attempt = (typed: string) => checkPassword(link, typed, "203.0.113.7", now);
  for (let failed = 0; failed < 10; failed++) expect(await attempt(`${long}a`)).toEqual(wrong);
  expect(await attempt(`${long}a`)).toEqual(throttled);
});

test("stores no address", async () => {
  const [check, address] = [await newLink(), `2001:db8:${randomInt(4096, 65_536).toString(16)}:1::1`];
  await failTimes(check, 10, address);
  expect(await check("open sesame", address)).toEqual(throttled);
  const [subjects] = await db.$queryRaw<
    { all: string }[]
  >`SELECT string_agg(subject, ' ') AS all FROM rate_log`;
  expect(subjects?.all).toContain("link-password:");
  expect(subjects?.all).not.toContain(address.split("::")[0]);
});

test("a right password is hashed once for all visitors of a link, a wrong or changed one every time", async () => {
  const linkId = randomInt(2 ** 30, 2 ** 31);
  const hashed: string[] = [];
  const verify = (hash: string, typed: string) => {
    hashed.push(typed);
    return hash === `${linkId} ${typed}`;
  };
  const attempt = (password: string, passwordHash = `${linkId} sesame`) =>
    attemptPassword({ linkId, passwordHash, password, address: "203.0.113.7", now }, verify);
  for (let visit = 0; visit < 3; visit++) {
    expect(await attempt("sesame")).toEqual(right);
    expect(await attempt("guess")).toEqual(wrong);
  }
  expect(await attempt("sesame", `${linkId} changed`)).toEqual(wrong);
  expect(await attempt("changed", `${linkId} changed`)).toEqual(right);
  expect(hashed).toEqual(["sesame", "guess", "guess", "guess", "sesame", "changed"]);
});
