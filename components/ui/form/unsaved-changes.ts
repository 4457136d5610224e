"use client";

import { useEffect } from "react";

const unsaved = new Set<object>();

type Leave = () => void;
let ask: ((leave: Leave) => void) | undefined;

/** Registers the dialog that asks before leaving; returns an unregister function. */
export function registerLeaveDialog(show: (leave: Leave) => void): () => void {
  ask = show;
  return () => {
    ask = undefined;
  };
}

/** Leaves the page; with unsaved changes, asks first. */
export function confirmLeave(leave: Leave): void {
  if (unsaved.size > 0 && ask) ask(leave);
  else leave();
}

/** Gives up the unsaved changes. */
export const discardChanges = (): void => unsaved.clear();

/** While `dirty`, leaving the page by link, back button, URL or closing asks first. */
export function useUnsavedGuard(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const form = {};
    unsaved.add(form);
    const unload = (event: BeforeUnloadEvent) => {
      if (unsaved.has(form)) event.preventDefault();
    };
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      const leaves = link instanceof HTMLAnchorElement && !link.target && !link.hasAttribute("download");
      if (!leaves || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.defaultPrevented || !unsaved.has(form)) return;
      event.preventDefault();
      event.stopPropagation();
      confirmLeave(() => link.click());
    };
    // Browsers without the Navigation API can't intercept the back button.
    const travel = (event: NavigateEvent) => {
      if (event.navigationType !== "traverse" || !event.cancelable) return;
      if (event.defaultPrevented || !unsaved.has(form)) return;
      event.preventDefault();
      const { key } = event.destination;
      confirmLeave(() => void window.navigation?.traverseTo(key));
    };
    window.addEventListener("beforeunload", unload);
    window.navigation?.addEventListener("navigate", travel);
    document.addEventListener("click", click, true);
    return () => {
      unsaved.delete(form);
      window.removeEventListener("beforeunload", unload);
      window.navigation?.removeEventListener("navigate", travel);
      document.removeEventListener("click", click, true);
    };
  }, [dirty]);
}
