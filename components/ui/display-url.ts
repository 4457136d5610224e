import { withoutScheme } from "@/lib/domains/hosts/readable-host";

/** A URL for display, without `https://` and the trailing slash. */
export const displayUrl = (url: string): string => withoutScheme(url).replace(/\/$/, "");
