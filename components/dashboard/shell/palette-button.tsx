"use client";

import type { ReactNode } from "react";
import { openPalette } from "./palette";

/** Opens the command palette and shows its shortcut. */
export function PaletteButton({ children }: { children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={openPalette}
      className="mx-4 mb-2 flex items-center gap-2 rounded-control border border-line bg-ground px-3 py-1.5 text-left text-quiet text-sm hover:text-ink"
    >
      {children}
      Search
      <kbd className="ml-auto font-sans text-xs">Ctrl K</kbd>
    </button>
  );
}
