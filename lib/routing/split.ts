import { hash } from "node:crypto";
import type { Variant } from "@/lib/routing/routing";

/** A visitor of one link, two words of 32 bits. */
export type Identity = readonly [high: number, low: number];

/** Identifies a visitor of a link by network address and user agent. Keyed by the link: each has its own identities. */
export function identityOf(linkId: number, network: string, userAgent: string): Identity {
  const digest = hmac(String(linkId), `${network}\n${userAgent}`);
  return [wordAt(digest, 0), wordAt(digest, 4)];
}

const BLOCK = 64;
const INNER = "\x36".repeat(BLOCK);
const OUTER = "\x5c".repeat(BLOCK);
const outer = Buffer.alloc(BLOCK + 32);

/** HMAC-SHA256 (RFC 2104), a character a byte. `key` is digits, at most 64. Takes three fifths of `createHmac`'s time. */
function hmac(key: string, text: string): string {
  outer.write(padded(key, OUTER), "latin1");
  outer.write(hash("sha256", padded(key, INNER) + text, "binary"), BLOCK, "latin1");
  return hash("sha256", outer, "binary");
}

function padded(key: string, pad: string): string {
  let start = "";
  for (let at = 0; at < key.length; at++)
    start += String.fromCharCode(key.charCodeAt(at) ^ pad.charCodeAt(at));
  return start + pad.slice(key.length);
}

const wordAt = (bytes: string, at: number): number =>
  bytes.charCodeAt(at) |
  (bytes.charCodeAt(at + 1) << 8) |
  (bytes.charCodeAt(at + 2) << 16) |
  (bytes.charCodeAt(at + 3) << 24);

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
