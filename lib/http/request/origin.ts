import { env } from "@/lib/env";

const OWN_HOST = new URL(env.APP_URL).host;

/**
 * CSRF check: whether a state-changing request comes from one of our pages, or from no page at all. Next checks this
 * for server actions only, and SameSite=Lax cookies are still sent by sibling subdomains.
 */
export function isOwnOrigin(headers: Headers): boolean {
  const origin = headers.get("origin");
  if (origin === null) return headers.get("sec-fetch-site") !== "cross-site";
  const hosts = [OWN_HOST, headers.get("x-forwarded-host"), headers.get("host")];
  return hosts.some((host) => origin === `https://${host}` || origin === `http://${host}`);
}
