import clsx from "clsx";
import type { ReactNode } from "react";

const TONES = {
  good: "text-good bg-good/10 ring-good/25",
  warn: "text-warn bg-warn/10 ring-warn/25",
  danger: "text-danger bg-danger/10 ring-danger/25",
  plain: "text-quiet bg-raised ring-line",
} as const;

export type Tone = keyof typeof TONES;

/** A short status label. */
export function Badge({ tone = "plain", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={clsx(
        "inline-flex items-center gap-1 rounded-full px-2 py-0.5 font-medium text-xs whitespace-nowrap ring-1 ring-inset",
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
