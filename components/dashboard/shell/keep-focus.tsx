"use client";

import { useEffect } from "react";

/** Gives the focus back to a button that was disabled while it worked, unless it went elsewhere meanwhile. */
export function KeepFocus() {
  useEffect(() => {
    let working: Node | undefined;
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!(target instanceof HTMLButtonElement)) continue;
        // The browser takes the focus from a disabled button only after this.
        if (target.disabled && target === document.activeElement) working = target;
        if (target.disabled || target !== working) continue;
        working = undefined;
        if (document.activeElement === document.body) target.focus({ preventScroll: true });
      }
    });
    observer.observe(document.body, { subtree: true, attributeFilter: ["disabled"] });
    return () => observer.disconnect();
  }, []);
  return null;
}
