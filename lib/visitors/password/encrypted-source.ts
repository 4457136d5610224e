import { decrypt, encrypt } from "@/lib/crypto/encryption";

/** What to keep of the first request of a link with a password: referrer host and query. */
export type Source = { referrer: string | null; query: string };

const PURPOSE = "password form";
const LIFETIME_MS = 24 * 60 * 60 * 1000;
/** A longer query is dropped: no destination accepts it, and source and password must fit into the form's body. */
const MAX_QUERY_BYTES = 8_000;

/**
 * The source, encrypted for the password form of one link, so that the unlocked visit is counted and redirected as
 * the first request would have been. Authenticated, bound to the link, and valid for a day.
 */
export function encryptSource({ referrer, query }: Source, link: string, now: Date): string {
  const kept = Buffer.byteLength(query) <= MAX_QUERY_BYTES ? query : "";
  // The query last: only it may contain line breaks.
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
