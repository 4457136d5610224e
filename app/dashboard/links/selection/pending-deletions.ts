"use client";

import { useSyncExternalStore } from "react";
import { UNREACHABLE } from "@/components/ui/call-action";
import { countOf } from "@/components/ui/count-of";
import { toast } from "@/components/ui/toast";

const UNDO_MS = 10_000;

type Deletion = { toastId: string; ids: readonly number[]; timer: ReturnType<typeof setTimeout> };

// Outlives the list: the owner may go to another page of the dashboard, where the toast still undoes it.
const waiting = new Set<Deletion>();
let leaving: ReadonlySet<number> = new Set();
let count = 0;
const listeners = new Set<() => void>();
const doneListeners = new Set<() => void>();

function setLeaving(next: ReadonlySet<number>): void {
  leaving = next;
  for (const listener of listeners) listener();
}

/** Deletes links in ten seconds, or when the page is left before, unless it is undone. */
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

/** Takes a deletion out of those that wait; false if it was out already. */
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
    // The page may be gone before the answer.
    keepalive: true,
  }).catch(() => undefined);
  if (response?.ok) {
    // Links that others deleted before are as gone.
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

/** Calls back when links were deleted, or couldn't be; returns an unsubscribe function. */
export function onDeletionDone(listener: () => void): () => void {
  doneListeners.add(listener);
  return () => doneListeners.delete(listener);
}

const NONE: ReadonlySet<number> = new Set();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The links that are about to be deleted, or have just been. */
export const useLeaving = (): ReadonlySet<number> =>
  useSyncExternalStore(
    subscribe,
    () => leaving,
    () => NONE,
  );
