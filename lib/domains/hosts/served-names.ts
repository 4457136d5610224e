import { linkPool, pagePool } from "@/lib/db/visitor-pools";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { perProcess } from "@/lib/per-process";

const RELOAD_MS = 10_000;

type State = {
  /** The domain that serves each name; null for names that are no longer served. */
  domainIds: ReadonlyMap<string, number | null>;
  /** The load in flight. */
  loading: Promise<void> | undefined;
  /** Whether names have changed since it began. */
  isStale: boolean;
  timer: NodeJS.Timeout | undefined;
};

/** Served names with their domains. */
export type ServedNames = readonly (readonly [name: string, domainId: number | null])[];

type NameRow = { name: string; domain_id: number | null };

const state = perProcess(
  "served domains",
  (): State => ({ domainIds: new Map(), loading: undefined, isStale: false, timer: undefined }),
);

/**
 * Whether a domain serves this name, from this process's cache: it is reloaded every 10 seconds and by
 * `reloadServedNames`. While the database is down, it keeps the last known names.
 */
export function isServedName(name: string): boolean {
  void loadServedNames();
  return env.DOMAINS === "on" && Boolean(domainIdOf(name));
}

/** The domain that serves a name, null if none does any more, undefined if none ever did; cached. */
export const domainIdOf = (name: string): number | null | undefined => state.domainIds.get(name);

/** The cache of this process. */
export const servedNames = (): ServedNames => [...state.domainIds];

/** Starts from another process's cache. */
export function startWithServedNames(names: ServedNames): Promise<void> {
  state.domainIds = new Map(names);
  return loadServedNames();
}

/** Resolves once this process has tried to load the names; at once from then on. */
export async function loadServedNames(): Promise<void> {
  if (state.timer || env.DOMAINS === "off") return;
  state.timer = setInterval(() => void reloadServedNames(), RELOAD_MS).unref();
  await reloadServedNames();
}

/** Reloads the names after a change. */
export function reloadServedNames(): Promise<void> {
  state.isStale = true;
  state.loading ??= loadUntilFresh().finally(() => {
    state.loading = undefined;
  });
  return state.loading;
}

/**
 * Reloads only these names, on the connections of short links, where nothing else queues. Rejects when the database
 * is unavailable.
 */
export async function reloadNames(names: readonly string[]): Promise<void> {
  const { rows } = await linkPool().query<NameRow>(
    "SELECT name, domain_id FROM domain_names WHERE name = ANY ($1::text[])",
    [names],
  );
  const domainIds = new Map(state.domainIds);
  for (const name of names) domainIds.delete(name);
  for (const { name, domain_id } of rows) domainIds.set(name, domain_id);
  state.domainIds = domainIds;
}

async function loadUntilFresh(): Promise<void> {
  while (state.isStale) {
    state.isStale = false;
    try {
      const { rows } = await pagePool().query<NameRow>("SELECT name, domain_id FROM domain_names");
      state.domainIds = new Map(rows.map(({ name, domain_id }) => [name, domain_id]));
    } catch (err) {
      log.debug({ err }, "could not load the domains; the last known ones stay");
    }
  }
}
