const ARM = "M10 9h25l9 9-9 9H10a3 3 0 0 1-3-3V12a3 3 0 0 1 3-3z";

const KEYHOLE = "M25 12.5a3.4 3.4 0 0 1 1.7 6.35l.9 4.15h-5.2l.9-4.15A3.4 3.4 0 0 1 25 12.5z";

type Props = { arm: "ahead" | "fallen" | "blank" | "locked" };

/** A decorative signpost whose arm points ahead, has fallen, is only outlined, or has a keyhole. */
export function SignpostIcon({ arm }: Props) {
  const blank = arm === "blank";
  return (
    <svg width="56" height="64" viewBox="0 0 50 57" fill="none" strokeLinecap="round" aria-hidden="true">
      <path d="M14 55h22" stroke="currentColor" strokeWidth="4" opacity=".25" />
      <path d={blank ? "M25 4v2M25 31v22" : "M25 4v49"} stroke="currentColor" strokeWidth="4" opacity=".5" />
      {blank ? (
        <path d={ARM} stroke="currentColor" strokeWidth="2" strokeDasharray="3 4.5" />
      ) : (
        <path d={ARM} fill="currentColor" transform={arm === "fallen" ? "rotate(42 25 18)" : undefined} />
      )}
      {arm === "locked" && <path d={KEYHOLE} fill="var(--paper)" />}
      {!blank && arm !== "locked" && <circle cx="25" cy="18" r="2" fill="var(--paper)" />}
    </svg>
  );
}
