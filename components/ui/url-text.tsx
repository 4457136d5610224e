import { createElement } from "react";

/** After a separator, or several as in `https://`. */
const BREAKS = /(?<=[/?&=-])(?![/?&=-])/;

/** A URL that wraps after separators, and elsewhere only if a part is wider than the line. */
export function UrlText({ url }: { url: string }) {
  const [first, ...others] = url.split(BREAKS);
  // As arguments, the parts need no keys, hence no fragments: a page of links has hundreds.
  // biome-ignore lint/correctness/useJsxKeyInIterable: as above
  const parts = others.flatMap((part) => [createElement("wbr"), part]);
  return createElement("span", { className: "wrap-anywhere" }, first, ...parts);
}
