"use client";

import { Menu, Search } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Brand } from "@/components/ui/brand";
import { Button } from "@/components/ui/button";
import { usePart } from "@/components/ui/use-part";
import { openPalette } from "./palette";

const load = () => import("./phone-sheet").then((module) => module.default);

/** The header on narrow screens. The navigation sheet is loaded when first opened. */
export function PhoneBar({ alerts, children }: { alerts: Record<string, number>; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const PhoneSheet = usePart(load, open, () => setOpen(false));
  return (
    <header className="sticky top-0 z-20 flex items-center justify-between border-line border-b bg-ground/95 px-4 py-2 lg:hidden print:hidden">
      <Button
        look="quiet"
        size="icon"
        aria-label="Open navigation"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Menu className="size-5" aria-hidden />
      </Button>
      <Brand />
      <Button look="quiet" size="icon" aria-label="Search or run a command" onClick={openPalette}>
        <Search className="size-5" aria-hidden />
      </Button>
      {PhoneSheet && (
        <PhoneSheet open={open} setOpen={setOpen} alerts={alerts}>
          {children}
        </PhoneSheet>
      )}
    </header>
  );
}
