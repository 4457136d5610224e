/** A URL as people write it, without `https://`. */
export const withoutScheme = (url: string): string => url.replace(/^https?:\/\//i, "");

/** The same without the slash at its end. */
export const displayUrl = (url: string): string => withoutScheme(url).replace(/\/$/, "");
