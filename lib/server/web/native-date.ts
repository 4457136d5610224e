const NativeDate = Date;

/**
 * Undoes Next's replacement of `Date`, once Next is loaded. It serves prerendering with `cacheComponents`, which isn't
 * used here, and makes dates several times slower: a page of links in the API has a hundred.
 */
export function restoreNativeDate(): void {
  globalThis.Date = NativeDate;
  Object.defineProperty(NativeDate.prototype, "constructor", { value: NativeDate });
}
