import { pagePool } from "@/lib/db/visitor-pools";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { perProcess } from "@/lib/per-process";

const RELOAD_MS = 10_000;

type State = {
  names: ReadonlySet<string>;
  /** The load that is under way. */
  loading: Promise<void> | undefined;
  /** Whether something has changed since that load began. */
  isStale: boolean;
  timer: NodeJS.Timeout | undefined;
};

const state = perProcess(
  "served domains",
  (): State => ({ names: new Set(), loading: undefined, isStale: false, timer: undefined }),
);

/**
 * The names of all domains that are served, as this process knows them: loaded once, then again every 10 seconds and
 * whenever `reloadServedNames` is called. While the database is away, the last known ones stay.
 */
export function isServedName(name: string): boolean {
  void loadServedNames();
  return state.names.has(name);
}

/** All of them. */
export const servedNames = (): string[] => [...state.names];

/** Begins with names that another process knows. */
export function startWithServedNames(names: readonly string[]): Promise<void> {
  state.names = new Set(names);
  return loadServedNames();
}

/** Resolves once this process has tried to load the names; at once from then on. */
export async function loadServedNames(): Promise<void> {
  if (state.timer || env.DOMAINS === "off") return;
  state.timer = setInterval(() => void reloadServedNames(), RELOAD_MS).unref();
  await reloadServedNames();
}

/** Loads the names after a change. */
export function reloadServedNames(): Promise<void> {
  state.isStale = true;
  state.loading ??= loadUntilFresh().finally(() => {
    state.loading = undefined;
  });
  return state.loading;
}

async function loadUntilFresh(): Promise<void> {
  while (state.isStale) {
    state.isStale = false;
    try {
      const { rows } = await pagePool().query<{ name: string }>(
        "SELECT name FROM domain_names WHERE domain_id IS NOT NULL",
      );
      state.names = new Set(rows.map(({ name }) => name));
    } catch (err) {
      log.debug({ err }, "could not load the domains; the last known ones stay");
    }
  }
}
