import type { ReactNode } from "react";
import { Document } from "@/components/pages/document";
import { Sign } from "@/components/pages/sign";
import { style } from "@/components/pages/style";

type Props = { arm: "fallen" | "blank"; title: string; what: string; children: ReactNode };

/** A page that says what happened and, as its children, what the visitor can do. */
export function Notice({ arm, title, what, children }: Props) {
  return (
    <Document title={title} style={style} noindex>
      <main>
        <Sign arm={arm} />
        <h1>{title}</h1>
        <p>{what}</p>
        <p className="soft next">{children}</p>
      </main>
    </Document>
  );
}
