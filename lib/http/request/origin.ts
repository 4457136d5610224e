import { env } from "@/lib/env";

const OWN_HOST = new URL(env.APP_URL).host;

/**
 * Whether a request that changes something may come from where it says it comes from: a page of ours, or no page at
 * all. Next asks so for server actions only, and cookies that are Lax still come along from a neighbouring subdomain.
 */
export function isOwnOrigin(headers: Headers): boolean {
  const origin = headers.get("origin");
  if (origin === null) return headers.get("sec-fetch-site") !== "cross-site";
  const hosts = [OWN_HOST, headers.get("x-forwarded-host"), headers.get("host")];
  return hosts.some((host) => origin === `https://${host}` || origin === `http://${host}`);
}
