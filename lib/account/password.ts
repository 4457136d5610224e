import { hash } from "@node-rs/argon2";

/** Hashes a password with argon2id; parameters and salt are part of the text (OWASP: 19 MiB, 2 passes). */
export const hashPassword = (password: string): Promise<string> =>
  hash(password, { memoryCost: 19_456, timeCost: 2 });
