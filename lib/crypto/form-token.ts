import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const RANDOM_BYTES = 12;
const TIME_BYTES = 6;
const MAC_BYTES = 16;

const sign = (key: Uint8Array, payload: Uint8Array): Buffer =>
  createHmac("sha256", key).update(payload).digest().subarray(0, MAC_BYTES);

/** The token in a rendered form: random bytes and the time of rendering, signed with the form's key. */
export function createFormToken(key: Uint8Array, now: Date): string {
  const time = Buffer.alloc(TIME_BYTES);
  time.writeUIntBE(now.getTime(), 0, TIME_BYTES);
  const payload = Buffer.concat([randomBytes(RANDOM_BYTES), time]);
  return Buffer.concat([payload, sign(key, payload)]).toString("base64url");
}

/** When the page with this token was rendered; undefined when the token wasn't signed with this key. */
export function readFormToken(key: Uint8Array, token: string): Date | undefined {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== RANDOM_BYTES + TIME_BYTES + MAC_BYTES || bytes.toString("base64url") !== token)
    return undefined;
  const payload = bytes.subarray(0, RANDOM_BYTES + TIME_BYTES);
  if (!timingSafeEqual(sign(key, payload), bytes.subarray(RANDOM_BYTES + TIME_BYTES))) return undefined;
  return new Date(bytes.readUIntBE(RANDOM_BYTES, TIME_BYTES));
}
