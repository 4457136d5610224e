import type { IncomingHttpHeaders } from "node:http";
import { SESSION_COOKIE } from "@/lib/users/session-token";

const START = `${SESSION_COOKIE}=`;

/** The session cookie of a visitor signed in to the dashboard on this host. */
export function sessionCookie({ cookie }: IncomingHttpHeaders): string | undefined {
  if (!cookie?.includes(START)) return undefined;
  const pair = cookie.split(/; */).find((each) => each.startsWith(START));
  return pair?.slice(START.length);
}
