/** A URL as people write it, without `https://`. */
export const withoutScheme = (url: string): string => url.replace(/^https?:\/\//, "");
