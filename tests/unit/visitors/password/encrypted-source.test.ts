import { expect, test } from "@playwright/test";
import fc from "fast-check";
import { setAuthSecret } from "@/lib/env";
import { decryptSource, encryptSource } from "@/lib/visitors/password/encrypted-source";

test.beforeAll(() => setAuthSecret("secret of these tests"));

const now = new Date("2026-01-31T09:30:00Z");
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const source = { referrer: "news.example.com", query: "?utm_source=mail&a[]=1&name=%C3%A9" };

test("returns what the first request brought, byte for byte", () => {
  const referrer = fc.option(fc.domain());
  const query = fc.string({ unit: "binary", maxLength: 900 });
  fc.assert(
    fc.property(fc.record({ referrer, query }), (brought) => {
      expect(decryptSource(encryptSource(brought, "spring", now), "spring", now)).toEqual(brought);
    }),
  );
});

test("shows nothing of it, and nothing twice", () => {
  const [one, other] = [encryptSource(source, "spring", now), encryptSource(source, "spring", now)];
  expect(one).toMatch(/^[\w-]+$/);
  expect(Buffer.from(one, "base64url").toString("latin1")).not.toMatch(/example|utm|spring/);
  expect(one).not.toBe(other);
});

test("is good for this link only, and for a day", () => {
  const text = encryptSource(source, "spring", now);
  expect(decryptSource(text, "sprin", now)).toBeUndefined();
  expect(decryptSource(text, "springs", now)).toBeUndefined();
  expect(decryptSource(text, "spring", hours(23.9))).toEqual(source);
  expect(decryptSource(text, "spring", hours(24))).toBeUndefined();
});

test("a text that was altered, cut or made up is nothing", () => {
  const text = encryptSource(source, "spring", now);
  const bytes = Buffer.from(text, "base64url");
  for (const at of bytes.keys()) {
    const altered = Buffer.from(bytes);
    altered[at] = (altered[at] ?? 0) ^ 1;
    expect(decryptSource(altered.toString("base64url"), "spring", now)).toBeUndefined();
    expect(decryptSource(bytes.subarray(0, at).toString("base64url"), "spring", now)).toBeUndefined();
  }
  for (const invented of ["", "spring", "%00", "\u{1f600}", "A".repeat(8_000)])
    expect(decryptSource(invented, "spring", now)).toBeUndefined();
});

test("is unreadable after the secret has changed", () => {
  const text = encryptSource(source, "spring", now);
  setAuthSecret("another secret");
  expect(decryptSource(text, "spring", now)).toBeUndefined();
  setAuthSecret("secret of these tests");
  expect(decryptSource(text, "spring", now)).toEqual(source);
});

test("a query of 8,000 bytes is kept, a longer one dropped without the referrer", () => {
  const keep = (query: string) =>
    decryptSource(encryptSource({ ...source, query }, "spring", now), "spring", now);
  const longest = `?${"é".repeat(3_999)}a`;
  expect(keep(longest)).toEqual({ ...source, query: longest });
  expect(keep(`${longest}b`)).toEqual({ ...source, query: "" });
});
