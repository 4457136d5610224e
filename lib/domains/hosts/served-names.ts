import { pagePool, visitorPool } from "@/lib/db/visitor-pools";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { perProcess } from "@/lib/per-process";

const RELOAD_MS = 10_000;

type State = {
  /** The domain that serves each name; null for names that nobody's domain serves any more. */
  domainIds: ReadonlyMap<string, number | null>;
  /** The load that is under way. */
  loading: Promise<void> | undefined;
  /** Whether something has changed since that load began. */
  isStale: boolean;
  timer: NodeJS.Timeout | undefined;
};

/** Names with their domains. */
export type ServedNames = readonly (readonly [name: string, domainId: number | null])[];

type NameRow = { name: string; domain_id: number | null };

const state = perProcess(
  "served domains",
  (): State => ({ domainIds: new Map(), loading: undefined, isStale: false, timer: undefined }),
);

/**
 * Whether a domain serves this name, as this process knows it: names are loaded once, then again every 10 seconds and
 * whenever `reloadServedNames` is called. While the database is away, the last known ones stay.
 */
export function isServedName(name: string): boolean {
  void loadServedNames();
  return env.DOMAINS === "on" && Boolean(domainIdOf(name));
}

/** The domain that serves a name, null if none does any more, undefined if none ever did; as this process knows it. */
export const domainIdOf = (name: string): number | null | undefined => state.domainIds.get(name);

/** What this process knows. */
export const servedNames = (): ServedNames => [...state.domainIds];

/** Begins with what another process knows. */
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

/** Loads the names after a change. */
export function reloadServedNames(): Promise<void> {
  state.isStale = true;
  state.loading ??= loadUntilFresh().finally(() => {
    state.loading = undefined;
  });
  return state.loading;
}

/**
 * Looks these names up again, with the connections of short links, which nothing else may keep waiting. Rejects when the
 * database is unavailable.
 */
export async function reloadNames(names: readonly string[]): Promise<void> {
  const { rows } = await visitorPool().query<NameRow>(
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
