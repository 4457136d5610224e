import { randomUUID } from "node:crypto";

/** The id of a request, as its answer and its log line carry it: the client's own one when that is plain, else a new one. */
export const requestIdOf = (given?: string | string[] | null): string =>
  typeof given === "string" && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
