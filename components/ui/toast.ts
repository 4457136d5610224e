"use client";

type Kind = "success" | "error" | "info";
type Toast = { kind: Kind; text: string };

let show: ((toast: Toast) => void) | undefined;
const waiting: Toast[] = [];
const WANTED = "waypost:toast";

function say(kind: Kind, text: string): void {
  if (show) {
    show({ kind, text });
    return;
  }
  waiting.push({ kind, text });
  document.dispatchEvent(new Event(WANTED));
}

/** Says in passing that something worked, or did not. */
export const toast = {
  success: (text: string) => say("success", text),
  error: (text: string) => say("error", text),
  info: (text: string) => say("info", text),
};

/** Calls back when the first toast is wanted; answers how to stop listening. */
export function onFirstToast(wanted: () => void): () => void {
  document.addEventListener(WANTED, wanted);
  return () => document.removeEventListener(WANTED, wanted);
}

/** Gives toasts a place to be shown, those that waited first; answers how to take it away. */
export function showToasts(by: (toast: Toast) => void): () => void {
  show = by;
  for (const toast of waiting.splice(0)) by(toast);
  return () => {
    show = undefined;
  };
}
