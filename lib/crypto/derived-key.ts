import { createHmac, hkdfSync } from "node:crypto";
import { authSecret } from "@/lib/env";

/**
 * A key derived from NEXTAUTH_SECRET by HKDF. Domain separation: a value created for one purpose cannot be used for
 * another.
 */
export const derivedKey = (purpose: string): Buffer =>
  // Part of the key: changing it makes stored secrets unreadable.
  Buffer.from(hkdfSync("sha256", authSecret(), "waypost", `seal:${purpose}`, 32));

/** A keyed hash (only this instance can compute it), so that inputs cannot be brute-forced. */
export const keyedHash = (purpose: string, text: string): string =>
  createHmac("sha256", derivedKey(purpose)).update(text).digest("base64url");
