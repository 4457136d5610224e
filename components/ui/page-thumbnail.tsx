type Props = { title: string; paper: string; ink: string; accent: string; card?: string | undefined };

/** A small drawing of a page with its own title and colors, given as CSS; `card` is the color behind the text, if any. */
export const PageThumbnail = ({ title, paper, ink, accent, card }: Props) => (
  <span
    aria-hidden
    className="hidden h-12 w-10 shrink-0 overflow-hidden rounded border border-line p-1 sm:flex"
    style={{ background: paper }}
  >
    <span
      className="flex min-w-0 flex-1 flex-col items-center justify-center gap-1 rounded-sm"
      style={{ background: card }}
    >
      <span
        // Drawn by CSS, so that neither search in the page nor a copied row has the title twice.
        data-title={title}
        className="line-clamp-2 max-w-full break-words text-center font-semibold text-[5px] leading-tight before:content-[attr(data-title)]"
        style={{ color: ink }}
      />
      <span className="h-1.5 w-3/4 shrink-0 rounded-sm" style={{ background: accent }} />
      <span className="h-1.5 w-3/4 shrink-0 rounded-sm" style={{ background: accent }} />
    </span>
  </span>
);
