"use client";

import { type ComponentProps, useSyncExternalStore } from "react";
import { Button } from "./button";

const never = () => () => undefined;

/** A submit button, disabled until hydration: a native submit would reload the page and lose what was typed. */
export function Submit({ disabled = false, ...rest }: ComponentProps<typeof Button>) {
  const ready = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return <Button {...rest} type="submit" disabled={disabled || !ready} />;
}
