"use client";

import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { useHydrated } from "./use-hydrated";

/** A submit button, disabled until hydration: a native submit would reload the page and lose the input. */
export function Submit({ disabled = false, ...rest }: ComponentProps<typeof Button>) {
  const ready = useHydrated();
  return <Button {...rest} type="submit" disabled={disabled || !ready} />;
}
