"use client";

import { useEffect, useRef } from "react";
import { SCALAR_OPTIONS } from "./scalar-options";

type Scalar = {
  createApiReference: (element: HTMLElement, options: object) => { destroy: () => void };
};

declare global {
  interface Window {
    Scalar?: Scalar;
  }
}

/** The API reference, drawn by Scalar's script from the OpenAPI document. */
export function Reference({ script, document: url }: { script: string; document: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = document.createElement("script");
    let names: MutationObserver | undefined;
    let drawn: ReturnType<Scalar["createApiReference"]> | undefined;
    element.src = script;
    element.onload = () => {
      if (!box.current || !window.Scalar) return;
      names = completeNames(box.current);
      drawn = window.Scalar.createApiReference(box.current, { ...SCALAR_OPTIONS, ...theme(), url });
    };
    document.head.append(element);
    return () => {
      names?.disconnect();
      element.remove();
      drawn?.destroy();
    };
  }, [script, url]);
  return <div ref={box} />;
}

// Buttons that Scalar draws as an icon without a name.
const NAMES = { ".code-copy, .scalar-code-copy": "Copy", ".client-libraries__select": "More languages" };

/** Names icon buttons for screen readers and lets the keyboard scroll long lists, as Scalar adds them. */
function completeNames(root: HTMLElement): MutationObserver {
  const complete = () => {
    for (const [buttons, name] of Object.entries(NAMES))
      for (const button of root.querySelectorAll(buttons)) button.setAttribute("aria-label", name);
    for (const list of root.querySelectorAll<HTMLElement>("ul.endpoints")) list.tabIndex = 0;
  };
  const observer = new MutationObserver(complete);
  observer.observe(root, { childList: true, subtree: true });
  return observer;
}

/** The theme chosen in the dashboard; without one, Scalar follows the system. */
const theme = () => {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? { forceDarkModeState: chosen } : {};
};
