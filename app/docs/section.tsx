import type { ReactNode } from "react";

/** A section of the guide. */
export const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6 space-y-3 text-sm leading-relaxed">
    <h2 id={`${id}-title`} className="font-semibold text-xl tracking-tight">
      {title}
    </h2>
    {children}
  </section>
);
