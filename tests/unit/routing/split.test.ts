import { createHmac } from "node:crypto";
import { expect, test } from "@playwright/test";
import type { Variant } from "@/lib/routing/routing";
import { chooseVariant, identityOf } from "@/lib/routing/split";

const IDENTITIES = 100_000;

const variants = (...weights: number[]): Variant[] =>
  weights.map((weight, index) => ({ id: index + 1, url: "https://example.com", label: "", weight }));

const identities = (linkId: number) =>
  Array.from({ length: IDENTITIES }, (_, n) =>
    identityOf(linkId, `10.${n % 200}.${n % 7}.${n}`, `Mozilla/5.0 (${n % 13})`),
  );
let visitorsOfSeven: ReturnType<typeof identities> = [];
test.beforeAll(() => {
  visitorsOfSeven = identities(7);
});

const choices = (split: Variant[], visitors = visitorsOfSeven): number[] =>
  visitors.map((identity) => chooseVariant(split, identity)?.id ?? 0);

const sharesOf = (chosen: number[], split: Variant[]): number[] =>
  split.map(({ id }) => (chosen.filter((one) => one === id).length * 100) / IDENTITIES);

for (const weights of [
  [50, 50],
  [70, 30],
  [1, 99],
  [34, 33, 33],
  [10, 20, 30, 40],
  [13, 13, 13, 13, 12, 12, 12, 12],
]) {
  test(`${IDENTITIES} visitors are shared ${weights.join(":")} within one percent`, () => {
    const split = variants(...weights);
    for (const [index, share] of sharesOf(choices(split), split).entries())
      expect(Math.abs(share - (weights[index] ?? 0)), `variant ${index}: ${share}`).toBeLessThan(1);
  });
}

test("a visitor gets the same variant every time, and in any order of the variants", () => {
  const split = variants(10, 20, 30, 40);
  const reversed = [...split].reverse();
  const first = choices(split);
  expect(choices(split)).toEqual(first);
  expect(choices(reversed)).toEqual(first);
});

test("a weight that grows from 10 to 20 moves a tenth of the visitors, all of them to it", () => {
  const [before, after] = [choices(variants(10, 90)), choices(variants(20, 80))];
  const moved = before.flatMap((id, index) => (after[index] === id ? [] : [after[index]]));
  expect(moved.length / IDENTITIES).toBeLessThan(0.11);
  expect(new Set(moved)).toEqual(new Set([1]));
});

test("a removed variant's visitors are shared by the others, and nobody else moves", () => {
  const split = variants(25, 25, 25, 25);
  const [before, after] = [choices(split), choices(split.slice(0, 3))];
  expect(before.filter((id, index) => id !== 4 && after[index] !== id)).toEqual([]);
});

test("another link shares the same visitors in another way", () => {
  const split = variants(50, 50);
  const [one, other] = [choices(split), choices(split, identities(8))];
  const same = one.filter((id, index) => other[index] === id).length / IDENTITIES;
  expect(Math.abs(same - 0.5)).toBeLessThan(0.02);
});

test("an identity is the start of the HMAC-SHA256 of address and user agent, keyed by the link", () => {
  for (const linkId of [1, 42, 99_999, 2_147_483_647])
    for (const userAgent of ["", "Mozilla/5.0 (X11)", "Ü 🎉", "a".repeat(500)]) {
      const digest = createHmac("sha256", String(linkId)).update(`2001:db8:1:2::/64\n${userAgent}`).digest();
      expect(identityOf(linkId, "2001:db8:1:2::/64", userAgent)).toEqual([
        digest.readInt32LE(0),
        digest.readInt32LE(4),
      ]);
    }
});
