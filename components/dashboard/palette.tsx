"use client";

import { useEffect, useState } from "react";
import { usePart } from "@/components/ui/use-part";

const load = () => import("./command-palette").then((module) => module.default);

const OPEN = "waypost:palette";

/** Opens the palette from anywhere. */
export const openPalette = () => document.dispatchEvent(new Event(OPEN));

/** The command palette (Ctrl or Cmd and K), loaded when it is first asked for. */
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
