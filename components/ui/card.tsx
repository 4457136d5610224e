import clsx from "clsx";
import type { ReactNode } from "react";

type Props = {
  title?: string;
  /** For links to this section. */
  id?: string;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A titled section of a page. */
export function Card({ title, id, aside, className, children }: Props) {
  return (
    <section
      id={id}
      className={clsx("scroll-mt-6 rounded-card border border-line bg-surface p-5", className)}
    >
      {(title || aside) && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
          {title && <h2 className="font-semibold text-sm">{title}</h2>}
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
