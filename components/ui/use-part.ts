"use client";

import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { toast } from "./toast";

const PRELOAD_AFTER_MS = 2_000;

/** Said when a part of the interface cannot be loaded. */
const CANNOT_LOAD = "Can't reach Waypost. Check your connection and try again.";

/**
 * A part of the interface that is not loaded with the page but when it is `wanted`, or before that, once the page is
 * idle. Where it cannot be loaded the person is told, and `giveUp` takes the wish back: the next click tries again.
 */
export function usePart<Props>(
  load: () => Promise<ComponentType<Props>>,
  wanted: boolean,
  giveUp: () => void,
): ComponentType<Props> | undefined {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const failed = useEffectEvent(() => {
    toast.error(CANNOT_LOAD);
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

/** Loads a part ahead, once the page has settled. A failure says nothing: nobody has asked for it yet. */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    let idle = 0;
    const start = () => void load().catch(() => undefined);
    const timer = setTimeout(() => {
      // Safari has none before version 26.
      if (typeof requestIdleCallback === "function") idle = requestIdleCallback(start);
      else start();
    }, PRELOAD_AFTER_MS);
    return () => {
      clearTimeout(timer);
      if (idle) cancelIdleCallback(idle);
    };
  }, [load]);
}

/** Loads a part; tells the person where it cannot be loaded, and answers undefined then. */
export const loadPart = <Part>(load: () => Promise<Part>): Promise<Part | undefined> =>
  load().catch(() => {
    toast.error(CANNOT_LOAD);
    return undefined;
  });
