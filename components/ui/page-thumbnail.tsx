type Props = { paper: string; ink: string; accent: string };

/** A small drawing of a page in its own colors, given as CSS. */
export const PageThumbnail = ({ paper, ink, accent }: Props) => (
  <span
    aria-hidden
    className="hidden h-11 w-9 shrink-0 flex-col items-center justify-center gap-1 rounded border border-line sm:flex"
    style={{ background: paper }}
  >
    <span className="h-1 w-1/2 rounded-full" style={{ background: ink }} />
    <span className="h-1.5 w-2/3 rounded-sm" style={{ background: accent }} />
    <span className="h-1.5 w-2/3 rounded-sm" style={{ background: accent }} />
  </span>
);
