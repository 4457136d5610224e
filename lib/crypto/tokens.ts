import { hash, randomInt } from "node:crypto";

const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Random letters and digits, 5.95 bits each. */
export const randomToken = (length: number): string =>
  Array.from({ length }, () => BASE62[randomInt(BASE62.length)]).join("");

export const sha256 = (data: string | Uint8Array) => Uint8Array.from(hash("sha256", data, "buffer"));
