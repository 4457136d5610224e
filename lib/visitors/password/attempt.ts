/** `retryAfter` in seconds. `busy`: too many checks are waiting. */
export type PasswordCheck =
  | { result: "right" }
  | { result: "wrong" }
  | { result: "throttled"; retryAfter: number }
  | { result: "busy" };

/** A password that a client at `address` gave for a link. */
export type PasswordAttempt = {
  linkId: number;
  passwordHash: string;
  password: string;
  address: string | null;
  now: Date;
};
