import { decrypt, encrypt } from "@/lib/crypto/encryption";

/** What the first request of a link with a password brought: the host of the referring page, and its query. */
export type Source = { referrer: string | null; query: string };

const PURPOSE = "password form";
const LIFETIME_MS = 24 * 60 * 60 * 1000;
/** A longer query is dropped: no destination takes it on, and source and password have to fit into the body of the form. */
const MAX_QUERY_BYTES = 8_000;

/**
 * The source as the password form of one link carries it, so that the right password is counted and redirected as the
 * first request would have been. Nobody can read or change it, or use it for another link or after a day.
 */
export function encryptSource({ referrer, query }: Source, link: string, now: Date): string {
  const kept = Buffer.byteLength(query) <= MAX_QUERY_BYTES ? query : "";
  // The query last: it is the only one that may be any text.
  const lines = [now.getTime() + LIFETIME_MS, link, referrer ?? "", kept];
  return Buffer.from(encrypt(PURPOSE, lines.join("\n"))).toString("base64url");
}

/** Decrypts; undefined when the text was altered, is another link's or has expired. */
export function decryptSource(text: string, link: string, now: Date): Source | undefined {
  const decrypted = decrypt(PURPOSE, Buffer.from(text, "base64url"));
  if (decrypted === undefined) return undefined;
  const [expiry, key, referrer, ...query] = decrypted.split("\n");
  if (key !== link || !(now.getTime() < Number(expiry))) return undefined;
  return { referrer: referrer || null, query: query.join("\n") };
}
