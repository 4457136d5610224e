import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { derivedKey } from "@/lib/crypto/derived-key";

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a text for storage: AES-256-GCM with a key derived from NEXTAUTH_SECRET by HKDF. */
export function encrypt(purpose: string, text: string): Uint8Array<ArrayBuffer> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", derivedKey(purpose), iv);
  const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Uint8Array.from(Buffer.concat([iv, cipher.getAuthTag(), encrypted]));
}

/** Decrypts; undefined when the value was altered, or NEXTAUTH_SECRET has changed since. */
export function decrypt(purpose: string, encrypted: Uint8Array): string | undefined {
  const bytes = Buffer.from(encrypted);
  try {
    const decipher = createDecipheriv("aes-256-gcm", derivedKey(purpose), bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString(
      "utf8",
    );
  } catch {
    return undefined;
  }
}
