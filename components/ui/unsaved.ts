"use client";

import { useEffect } from "react";

const open = new Set<object>();

const QUESTION = "There are changes that are not saved. Leave and lose them?";

/** Whether the page may be left: nothing is unsaved, or its owner agrees to lose it. */
export const mayLeave = (): boolean => open.size === 0 || window.confirm(QUESTION);

/** While `dirty`, leaving the page by a link, the back button, the address bar or closing asks first. */
export function useUnsavedGuard(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const form = {};
    open.add(form);
    const unload = (event: BeforeUnloadEvent) => event.preventDefault();
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      const leaves = link instanceof HTMLAnchorElement && !link.target && !link.hasAttribute("download");
      if (!leaves || event.ctrlKey || event.metaKey || event.shiftKey || mayLeave()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Browsers that cannot be asked about the back button have no `navigation`.
    const travel = (event: NavigateEvent) => {
      if (event.navigationType === "traverse" && event.cancelable && !mayLeave()) event.preventDefault();
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
