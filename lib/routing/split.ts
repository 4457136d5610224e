import { hash } from "node:crypto";
import type { Variant } from "@/lib/routing/routing";

/** 64 bits that tell a visitor apart from others. */
export type Identity = readonly [high: number, low: number];

/** The first 64 bits of a text's SHA-256. */
export function digestOf(text: string): Identity {
  const digest = hash("sha256", text, "buffer");
  return [digest.readInt32LE(0), digest.readInt32LE(4)];
}

/**
 * The variant of a visitor, by weighted rendezvous hashing: the same one on every visit and every copy, without anything
 * stored, and a changed weight only moves as many visitors as it must.
 */
export function chooseVariant(
  linkId: number,
  variants: readonly Variant[],
  [high, low]: Identity,
): Variant | undefined {
  const salt = mix(linkId);
  let best: Variant | undefined;
  let bestScore = -1;
  for (const variant of variants) {
    const score = -variant.weight / Math.log(uniform(mix(high ^ salt), mix(low + salt), variant.id));
    if (score > bestScore) [best, bestScore] = [variant, score];
  }
  return best;
}

/** A number above 0 and below 1 that depends on all bits of both words and of the id. */
function uniform(high: number, low: number, id: number): number {
  const first = mix(high ^ mix(id));
  const second = mix(low ^ mix(first ^ id));
  return ((first >>> 6) * 2 ** 26 + (second >>> 6) + 0.5) / 2 ** 52;
}

/** The finalizer of MurmurHash3. */
function mix(word: number): number {
  let mixed = word ^ (word >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
