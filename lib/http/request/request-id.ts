import { randomUUID } from "node:crypto";

/** The request id for response and log: the client's, if up to 200 printable ASCII characters, else a new one. */
export const requestIdOf = (given?: string | string[] | null): string =>
  typeof given === "string" && /^[\x21-\x7e][\x20-\x7e]{0,199}$/.test(given) ? given : randomUUID();
