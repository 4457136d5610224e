"use client";

import { useEffect, useRef } from "react";
import { completeMarkup } from "./complete-markup";
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
    let completing: MutationObserver | undefined;
    let drawn: ReturnType<Scalar["createApiReference"]> | undefined;
    element.src = script;
    element.onload = () => {
      if (!box.current || !window.Scalar) return;
      completing = completeMarkup(box.current);
      drawn = window.Scalar.createApiReference(box.current, { ...SCALAR_OPTIONS, ...theme(), url });
    };
    document.head.append(element);
    return () => {
      completing?.disconnect();
      element.remove();
      drawn?.destroy();
    };
  }, [script, url]);
  return <div ref={box} />;
}

/** The theme chosen in the dashboard; without one, Scalar follows the system. */
const theme = () => {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? { forceDarkModeState: chosen } : {};
};
