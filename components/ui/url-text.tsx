import { Fragment } from "react";

/** After a separator, or several as in `https://`. */
const BREAKS = /(?<=[/?&=-])(?![/?&=-])/;

/** A URL that wraps after separators, and elsewhere only if a part is wider than the line. */
export const UrlText = ({ url }: { url: string }) => (
  <span className="wrap-anywhere">
    {url.split(BREAKS).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id and never move
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
);
