"use client";

import { useSyncExternalStore } from "react";
import { UNREACHABLE } from "@/components/ui/call-action";
import { countOf } from "@/components/ui/count-of";
import { toast } from "@/components/ui/toast";

const UNDO_MS = 10_000;

type Deletion = { toastId: string; ids: readonly number[]; timer: ReturnType<typeof setTimeout> };

// Outlives the list: the toast can still undo it on another page of the dashboard.
const waiting = new Set<Deletion>();
let leaving: ReadonlySet<number> = new Set();
let count = 0;
const listeners = new Set<() => void>();
const doneListeners = new Set<() => void>();

function setLeaving(next: ReadonlySet<number>): void {
  leaving = next;
  for (const listener of listeners) listener();
}

/** Deletes links after ten seconds, or on unload, unless undone. */
export function deleteLater(ids: readonly number[]): void {
  count += 1;
  const deletion: Deletion = {
    toastId: `deletion-${count}`,
    ids,
    timer: setTimeout(() => send(deletion), UNDO_MS),
  };
  waiting.add(deletion);
  setLeaving(new Set([...leaving, ...ids]));
  toast.ask(deletion.toastId, `${countOf(ids.length, "link")} will be deleted in 10 seconds`, {
    label: "Undo",
    run: () => undo(deletion),
  });
  addEventListener("pagehide", sendAll);
}

function undo(deletion: Deletion): void {
  if (!end(deletion)) return;
  keep(deletion.ids);
  toast.success("Nothing was deleted");
}

const keep = (ids: readonly number[]): void =>
  setLeaving(new Set([...leaving].filter((id) => !ids.includes(id))));

/** Dequeues a deletion; false if it was already dequeued. */
function end(deletion: Deletion): boolean {
  clearTimeout(deletion.timer);
  toast.dismiss(deletion.toastId);
  return waiting.delete(deletion);
}

function sendAll(): void {
  for (const deletion of waiting) void send(deletion);
}

async function send(deletion: Deletion): Promise<void> {
  if (!end(deletion)) return;
  const { ids } = deletion;
  const response = await fetch("/dashboard/links/delete", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ids }),
    // The page may unload before the response.
    keepalive: true,
  }).catch(() => undefined);
  if (response?.ok) {
    // Links already deleted elsewhere count, too.
    toast.success(`${countOf(ids.length, "link")} deleted`);
  } else {
    keep(ids);
    toast.error(`${countOf(ids.length, "link")} couldn't be deleted. ${await reasonOf(response)}`);
  }
  for (const listener of doneListeners) listener();
}

async function reasonOf(response: Response | undefined): Promise<string> {
  const body: unknown = await response?.json().catch(() => undefined);
  const isError = typeof body === "object" && body !== null && "message" in body;
  return isError ? String(body.message) : UNREACHABLE;
}

/** Calls back when a deletion has finished or failed; returns an unsubscribe function. */
export function onDeletionDone(listener: () => void): () => void {
  doneListeners.add(listener);
  return () => doneListeners.delete(listener);
}

const NONE: ReadonlySet<number> = new Set();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The links that are pending deletion, or were just deleted. */
export const usePendingDeletions = (): ReadonlySet<number> =>
  useSyncExternalStore(
    subscribe,
    () => leaving,
    () => NONE,
  );
