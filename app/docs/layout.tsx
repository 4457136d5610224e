import type { ReactNode } from "react";
import { DocsNav } from "@/components/docs/docs-nav";
import { Brand } from "@/components/ui/brand";

export default function DocsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-8 gap-y-1 border-line border-b px-4 py-2 sm:px-6">
        <Brand href="/" />
        <DocsNav />
      </header>
      {children}
    </>
  );
}
