"use client";

import { useMemo, useSyncExternalStore } from "react";

type SavedView = { name: string; query: string };

const keyOf = (account: number) => `waypost:link-views:${account}`;
const CHANGED = "waypost:link-views";

const isView = (entry: unknown): entry is SavedView =>
  typeof entry === "object" &&
  entry !== null &&
  "name" in entry &&
  typeof entry.name === "string" &&
  "query" in entry &&
  typeof entry.query === "string";

// Browsers may block storage altogether.
function read(account: number): string {
  try {
    return localStorage.getItem(keyOf(account)) ?? "[]";
  } catch {
    return "[]";
  }
}

function parse(text: string): SavedView[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isView) : [];
  } catch {
    return [];
  }
}

function subscribe(changed: () => void): () => void {
  addEventListener("storage", changed);
  addEventListener(CHANGED, changed);
  return () => {
    removeEventListener("storage", changed);
    removeEventListener(CHANGED, changed);
  };
}

/** An account's saved views, in local storage. Saving returns whether it succeeded. */
export function useSavedViews(account: number) {
  const text = useSyncExternalStore(
    subscribe,
    () => read(account),
    () => "[]",
  );
  const views = useMemo(() => parse(text), [text]);
  const write = (next: readonly SavedView[]): boolean => {
    try {
      localStorage.setItem(keyOf(account), JSON.stringify(next));
    } catch {
      return false;
    }
    dispatchEvent(new Event(CHANGED));
    return true;
  };
  return {
    views,
    save: (view: SavedView) => write([...views.filter(({ name }) => name !== view.name), view]),
    remove: (name: string) => write(views.filter((view) => view.name !== name)),
  };
}
