import { hash } from "node:crypto";
import type { Variant } from "@/lib/routing/routing";

/** A visitor of one link, two words of 32 bits. */
export type Identity = readonly [high: number, low: number];

/**
 * Identifies a visitor of a link by network address and user agent. Keyed by the link: each has its own identities.
 * They are never stored or sent, and a one-shot hash takes a quarter of an HMAC's time.
 */
export function identityOf(linkId: number, network: string, userAgent: string): Identity {
  const digest = hash("sha256", `${linkId}\n${network}\n${userAgent}`);
  return [Number.parseInt(digest.slice(0, 8), 16), Number.parseInt(digest.slice(8, 16), 16)];
}

/**
 * The variant of a visitor, by weighted rendezvous hashing: stateless, the same on every visit and in every process,
 * and a changed weight moves as few visitors as possible.
 */
export function chooseVariant(variants: readonly Variant[], [high, low]: Identity): Variant | undefined {
  let best: Variant | undefined;
  let bestScore = -1;
  for (const variant of variants) {
    const score = -variant.weight / Math.log(uniform(high, low, variant.id));
    if (score > bestScore) [best, bestScore] = [variant, score];
  }
  return best;
}

/** Hashes both words and the id to a number in (0, 1). */
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
