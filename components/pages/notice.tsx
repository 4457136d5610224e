import type { ReactNode } from "react";
import { Document } from "@/components/pages/document";
import { SignpostIcon } from "@/components/pages/signpost-icon";
import { style } from "@/components/pages/style";

type Props = { arm: "fallen" | "blank"; title: string; what: string; children: ReactNode };

/** A page that says what happened and, in its children, what to do. */
export function Notice({ arm, title, what, children }: Props) {
  return (
    <Document title={title} style={style} noindex>
      <main>
        <SignpostIcon arm={arm} />
        <h1>{title}</h1>
        <p>{what}</p>
        <p className="soft next">{children}</p>
      </main>
    </Document>
  );
}
