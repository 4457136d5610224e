import type { IncomingHttpHeaders } from "node:http";
import type { Packed } from "@/lib/visitors/encoding";

/** What is known of a request, whichever door it came through. `address` is that of the connection. */
export type Visit = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  address: string | undefined;
  now: Date;
};

/**
 * A whole answer as a plain value. HEAD gets the same without the body. Where it can be sent `packed`, our own door
 * chooses (lib/visitors/encoding.ts).
 */
export type Answer = {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
  packed?: Packed;
};
