import { withoutScheme } from "@/lib/domains/hosts/readable-host";

/** A URL as people read it, without `https://` and the slash at its end. */
export const displayUrl = (url: string): string => withoutScheme(url).replace(/\/$/, "");
