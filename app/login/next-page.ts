import { parseUrl } from "@/lib/validation/urls";

const HOME = "/dashboard";
const SELF = "http://waypost.invalid";

/** The page to show after signing in: always a path of this site, which prevents open redirects. */
export function nextPage(wanted: unknown): string {
  if (typeof wanted !== "string" || !wanted.startsWith("/")) return HOME;
  const url = parseUrl(SELF + wanted);
  const path = url && url.origin === SELF ? url.pathname + url.search : HOME;
  // Two leading slashes would name another host.
  return path.startsWith("//") ? HOME : path;
}
