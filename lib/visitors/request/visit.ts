import type { IncomingHttpHeaders } from "node:http";

/** A visitor's request, from our own server or from Next. `address` is that of the connection. */
export type Visit = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  address: string | undefined;
  now: Date;
};
