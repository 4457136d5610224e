import clsx from "clsx";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

type Props = { title: string; card?: boolean; className?: string; children: ReactNode };

/** A collapsible section; `card` gives it a frame. */
export const Disclosure = ({ title, card = false, className, children }: Props) => (
  <details
    className={clsx("group/disclosure", card && "rounded-card border border-line bg-surface", className)}
  >
    <summary
      className={clsx(
        "flex list-none items-center gap-2 text-sm [&::-webkit-details-marker]:hidden",
        card ? "rounded-card px-4 py-3.5 font-medium" : "w-fit rounded-sm text-quiet hover:text-ink",
      )}
    >
      <ChevronRight
        aria-hidden
        className="size-4 shrink-0 text-quiet transition-transform group-open/disclosure:rotate-90"
      />
      {title}
    </summary>
    <div className={card ? "px-4 pt-1 pb-4" : "mt-3"}>{children}</div>
  </details>
);
