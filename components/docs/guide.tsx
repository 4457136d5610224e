import type { ReactNode } from "react";

/** The page of a guide. */
export const Guide = ({ title, children }: { title: string; children: ReactNode }) => (
  <main className="mx-auto max-w-3xl space-y-4 px-4 py-8 text-sm leading-relaxed sm:px-6 sm:py-12 [&_a:not([class])]:underline [&_code]:font-mono [&_code]:text-[.92em]">
    <h1 className="font-semibold text-3xl tracking-tight">{title}</h1>
    {children}
  </main>
);

/** Terms with their meanings, one below the other. */
export const Definitions = ({ children }: { children: ReactNode }) => (
  <dl className="divide-y divide-line rounded-control border border-line">{children}</dl>
);

export const Definition = ({ term, children }: { term: ReactNode; children: ReactNode }) => (
  <div className="grid gap-x-4 p-3 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]">
    <dt className="wrap-anywhere">{term}</dt>
    <dd>{children}</dd>
  </div>
);
