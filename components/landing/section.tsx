import type { ReactNode } from "react";

type Props = { id: string; title: string; text: string; children: ReactNode };

/** A part of the landing page that can be linked to. */
export const Section = ({ id, title, text, children }: Props) => (
  <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6 py-14 sm:py-20">
    <h2 id={`${id}-title`} className="text-balance font-semibold text-3xl tracking-tight sm:text-4xl">
      {title}
    </h2>
    <p className="mt-3 max-w-2xl text-pretty text-lg text-quiet">{text}</p>
    <div className="mt-8 sm:mt-10">{children}</div>
  </section>
);
