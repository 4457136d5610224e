"use client";

import { useEffect } from "react";

const open = new Set<object>();

const QUESTION = "You have unsaved changes. Leave without saving?";

/** Asks before leaving a page with unsaved changes. */
export const confirmLeave = (): boolean => open.size === 0 || window.confirm(QUESTION);

/** While `dirty`, leaving the page by link, back button, URL or closing asks first. */
export function useUnsavedGuard(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const form = {};
    open.add(form);
    const unload = (event: BeforeUnloadEvent) => event.preventDefault();
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      const leaves = link instanceof HTMLAnchorElement && !link.target && !link.hasAttribute("download");
      if (!leaves || event.ctrlKey || event.metaKey || event.shiftKey || confirmLeave()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Browsers without the Navigation API can't intercept the back button.
    const travel = (event: NavigateEvent) => {
      if (event.navigationType === "traverse" && event.cancelable && !confirmLeave()) event.preventDefault();
    };
    window.addEventListener("beforeunload", unload);
    window.navigation?.addEventListener("navigate", travel);
    document.addEventListener("click", click, true);
    return () => {
      open.delete(form);
      window.removeEventListener("beforeunload", unload);
      window.navigation?.removeEventListener("navigate", travel);
      document.removeEventListener("click", click, true);
    };
  }, [dirty]);
}
