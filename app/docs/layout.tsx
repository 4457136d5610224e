import type { ReactNode } from "react";
import { DocsNav } from "@/components/docs/docs-nav";

export default function DocsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <DocsNav />
      {children}
    </>
  );
}
