"use client";

type Kind = "success" | "error" | "info";
type Toast = { kind: Kind; text: string };

let show: ((toast: Toast) => void) | undefined;
const queue: Toast[] = [];
const WANTED = "waypost:toast";

function say(kind: Kind, text: string): void {
  if (show) {
    show({ kind, text });
    return;
  }
  queue.push({ kind, text });
  document.dispatchEvent(new Event(WANTED));
}

/** Shows a toast. */
export const toast = {
  success: (text: string) => say("success", text),
  error: (text: string) => say("error", text),
  info: (text: string) => say("info", text),
};

/** Calls back on the first toast; returns an unsubscribe function. */
export function onFirstToast(wanted: () => void): () => void {
  document.addEventListener(WANTED, wanted);
  return () => document.removeEventListener(WANTED, wanted);
}

/** Registers the renderer and flushes queued toasts; returns an unregister function. */
export function showToasts(by: (toast: Toast) => void): () => void {
  show = by;
  for (const toast of queue.splice(0)) by(toast);
  return () => {
    show = undefined;
  };
}
