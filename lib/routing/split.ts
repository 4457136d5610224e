import { hash } from "node:crypto";
import type { Variant } from "@/lib/routing/routing";

/**
 * The variant of a visitor, by weighted rendezvous hashing: the same one on every visit and every copy, without anything
 * stored, and a changed weight only moves as many visitors as it must. `identity` is what tells visitors apart.
 */
export function chooseVariant(
  linkId: number,
  variants: readonly Variant[],
  identity: string,
): Variant | undefined {
  const digest = hash("sha256", `${linkId}\n${identity}`, "buffer");
  const [high, low] = [digest.readUInt32LE(0), digest.readUInt32LE(4)];
  let best: Variant | undefined;
  let bestScore = -1;
  for (const variant of variants) {
    const score = -variant.weight / Math.log(uniform(high, low, variant.id));
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
