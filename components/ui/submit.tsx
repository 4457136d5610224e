"use client";

import { type ComponentProps, useSyncExternalStore } from "react";
import { Button } from "./button";

const never = () => () => undefined;

/** The button that sends a form. Until the page's code is there it waits: the browser would send the form itself, and come back without what was typed. */
export function Submit({ disabled = false, ...rest }: ComponentProps<typeof Button>) {
  const ready = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return <Button {...rest} type="submit" disabled={disabled || !ready} />;
}
