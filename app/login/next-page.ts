import { parseUrl } from "@/lib/validation/urls";

const HOME = "/dashboard";
const OURS = "http://waypost.invalid";

/** The page to show after signing in: a path of ours, never another site's address. */
export function nextPage(wanted: unknown): string {
  if (typeof wanted !== "string" || !wanted.startsWith("/")) return HOME;
  const url = parseUrl(OURS + wanted);
  const path = url && url.origin === OURS ? url.pathname + url.search : HOME;
  // A path that begins with two slashes names another site.
  return path.startsWith("//") ? HOME : path;
}
