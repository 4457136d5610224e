import clsx from "clsx";
import type { ReactNode } from "react";

type Props = { title: string; text: string; className: string; children: ReactNode };

/** One product, above a picture that the lower edge crops. */
export const Product = ({ title, text, className, children }: Props) => (
  <article
    className={clsx(
      "flex flex-col justify-between gap-6 overflow-hidden rounded-card border border-line bg-surface",
      className,
    )}
  >
    <div className="max-w-xl px-6 pt-6">
      <h3 className="font-semibold text-lg tracking-tight">{title}</h3>
      <p className="mt-1.5 text-pretty text-quiet">{text}</p>
    </div>
    {children}
  </article>
);

/** The upper part of a picture. */
export const Frame = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div
    className={clsx("overflow-hidden rounded-t-card border border-line border-b-0 shadow-lift", className)}
  >
    {children}
  </div>
);
