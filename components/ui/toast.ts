"use client";

type Kind = "success" | "error" | "info";
type Action = { label: string; run(): void };
/** A toast with an action stays until its action is taken or it is dismissed by its `id`. */
type Toast = { kind: Kind; text: string; id?: string; action?: Action };
type Renderer = { show(toast: Toast): void; dismiss(id: string): void };

let renderer: Renderer | undefined;
let queue: Toast[] = [];
const WANTED = "waypost:toast";

function say(toast: Toast): void {
  if (renderer) {
    renderer.show(toast);
    return;
  }
  queue.push(toast);
  document.dispatchEvent(new Event(WANTED));
}

/** Shows a toast. */
export const toast = {
  success: (text: string) => say({ kind: "success", text }),
  error: (text: string) => say({ kind: "error", text }),
  info: (text: string) => say({ kind: "info", text }),
  ask: (id: string, text: string, action: Action) => say({ kind: "info", id, text, action }),
  dismiss(id: string) {
    queue = queue.filter((toast) => toast.id !== id);
    renderer?.dismiss(id);
  },
};

/** Calls back on the first toast; returns an unsubscribe function. */
export function onFirstToast(wanted: () => void): () => void {
  document.addEventListener(WANTED, wanted);
  return () => document.removeEventListener(WANTED, wanted);
}

/** Registers the renderer and flushes queued toasts; returns an unregister function. */
export function registerToaster(by: Renderer): () => void {
  renderer = by;
  for (const toast of queue.splice(0)) by.show(toast);
  return () => {
    renderer = undefined;
  };
}
