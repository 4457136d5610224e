import { randomUUID } from "node:crypto";

/** The request id for the response and the log: the client's own if it is plain, else a new one. */
export const requestIdOf = (given?: string | string[] | null): string =>
  typeof given === "string" && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
