import { readableUrl } from "@/lib/domains/hosts/readable-host";

/** A URL as people read it, without `https://`. */
export const withoutScheme = (url: string): string => readableUrl(url).replace(/^https?:\/\//i, "");

/** The same without the slash at its end. */
export const displayUrl = (url: string): string => withoutScheme(url).replace(/\/$/, "");
