import type { ReactNode } from "react";

/** Keeps browsers from requesting a favicon. */
export const NO_ICON = "data:,";

type Props = {
  title: string;
  style: string;
  script?: string;
  lang?: string;
  dir?: "ltr" | "rtl";
  noindex?: boolean;
  head?: ReactNode;
  children: ReactNode;
};

/**
 * A self-contained public document: its style and its script are inline. React writes both verbatim, so the
 * Content-Security-Policy can list their hashes.
 */
export function Document({
  title,
  style,
  script,
  lang = "en",
  dir = "ltr",
  noindex = false,
  head,
  children,
}: Props) {
  return (
    <html lang={lang} dir={dir}>
      {/* biome-ignore lint/style/noHeadElement: drawn to a string, Next's <Head> has no part in it */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {noindex && <meta name="robots" content="noindex" />}
        <title>{title}</title>
        <style>{style}</style>
        {head}
      </head>
      <body>
        {children}
        {script && <script>{script}</script>}
      </body>
    </html>
  );
}
