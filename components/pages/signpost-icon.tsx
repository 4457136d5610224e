/** The arm that points ahead, as in app/icon.svg. */
export const ARM = "M8 8h26l10 9-10 9H8a3 3 0 0 1-3-3V11a3 3 0 0 1 3-3z";
export const POST = "M24 4v39M15 44h18";
const SPLIT_POST = "M24 4v1M24 29v14M15 44h18";

const KEYHOLE = "M24 11.5a3.4 3.4 0 0 1 1.7 6.35l.9 4.15h-5.2l.9-4.15A3.4 3.4 0 0 1 24 11.5z";

type Props = { arm: "ahead" | "fallen" | "blank" | "locked"; size?: number };

/** Waypost's decorative logo: a signpost whose arm points ahead, has fallen, is outlined, or has a keyhole. */
export function SignpostIcon({ arm, size = 64 }: Props) {
  const blank = arm === "blank";
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" fill="none" strokeLinecap="round" aria-hidden="true">
      <path d={blank ? SPLIT_POST : POST} stroke="currentColor" strokeWidth="5" opacity=".5" />
      {blank ? (
        <path d={ARM} stroke="currentColor" strokeWidth="2" strokeDasharray="3 4.5" />
      ) : (
        <path d={ARM} fill="currentColor" transform={arm === "fallen" ? "rotate(42 24 17)" : undefined} />
      )}
      {arm === "locked" && <path d={KEYHOLE} fill="var(--ground)" />}
    </svg>
  );
}
