import type { IncomingHttpHeaders } from "node:http";
import type { PasswordBody } from "@/lib/visitors/request/password-body";

/** A visitor's request, from our own server or from Next. `address` is that of the connection. */
export type Visit = {
  method: string;
  path: string;
  /** Without its `?`. */
  query: string;
  headers: IncomingHttpHeaders;
  address: string | undefined;
  now: Date;
  /** Reads the body of the password form; undefined for any other. */
  readBody: () => Promise<PasswordBody | undefined>;
};
