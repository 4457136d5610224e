"use client";

import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { UNREACHABLE } from "./call-action";
import { toast } from "./toast";

/** A page that is left earlier is spared loading 130 KB. */
const PRELOAD_AFTER_MS = 5_000;

/**
 * Lazily loads a part of the interface: when `wanted`, or earlier once the page is idle. If loading fails, a toast says
 * so, and `giveUp` resets the request so that the next click retries.
 */
export function usePart<Props>(
  load: () => Promise<ComponentType<Props>>,
  wanted: boolean,
  giveUp: () => void,
): ComponentType<Props> | undefined {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const failed = useEffectEvent(() => {
    toast.error(UNREACHABLE);
    giveUp();
  });
  usePreload(load);
  useEffect(() => {
    if (!wanted || Part) return;
    let current = true;
    load().then(
      (loaded) => current && setPart(() => loaded),
      () => current && failed(),
    );
    return () => {
      current = false;
    };
  }, [load, wanted, Part]);
  return Part;
}

/** Loads a part ahead. Failures are silent: nobody has asked for it yet. */
export const preload = (load: () => Promise<unknown>): void => void load().catch(() => undefined);

/** Loads a part ahead once the page is idle. */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    let idle = 0;
    const start = () => preload(load);
    const timer = setTimeout(() => {
      // Safari lacks requestIdleCallback before version 26.
      if (typeof requestIdleCallback === "function") idle = requestIdleCallback(start);
      else start();
    }, PRELOAD_AFTER_MS);
    return () => {
      clearTimeout(timer);
      if (idle) cancelIdleCallback(idle);
    };
  }, [load]);
}

/** Loads a part; shows a toast and returns undefined when that fails. */
export const loadPart = <Part>(load: () => Promise<Part>): Promise<Part | undefined> =>
  load().catch(() => {
    toast.error(UNREACHABLE);
    return undefined;
  });
