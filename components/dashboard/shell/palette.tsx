"use client";

import { useEffect, useState } from "react";
import { usePart } from "@/components/ui/use-part";

const load = () => import("./command-palette").then((module) => module.default);

const OPEN = "waypost:palette";

/** Opens the command palette from any component. */
export const openPalette = () => document.dispatchEvent(new Event(OPEN));

/** The command palette (Ctrl/Cmd-K), loaded when first opened. */
export function Palette() {
  const [open, setOpen] = useState(false);
  const CommandPalette = usePart(load, open, () => setOpen(false));
  useEffect(() => {
    const show = () => setOpen(true);
    const key = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    document.addEventListener(OPEN, show);
    document.addEventListener("keydown", key);
    return () => {
      document.removeEventListener(OPEN, show);
      document.removeEventListener("keydown", key);
    };
  }, []);
  return CommandPalette ? <CommandPalette open={open} setOpen={setOpen} /> : null;
}
