import { LRUCache } from "lru-cache";
import { perProcess } from "@/lib/per-process";
import type { Routing } from "@/lib/routing/routing";

const MAX_BYTES = 32 * 1024 * 1024;

/**
 * Cache of links' routing by `linkKey`; a link that isn't in it is assumed to redirect to its `url`. It may be stale:
 * a visit is only recorded if its version is current (optimistic concurrency).
 */
const routingCache = () =>
  perProcess(
    "knownRouting",
    () =>
      new LRUCache<string, Routing>({
        maxSize: MAX_BYTES,
        sizeCalculation: (routing) => 500 + 2 * JSON.stringify(routing).length,
      }),
  );

// `peek`, because keeping the order of use costs as much as the lookup, and a miss just one more statement.
export const knownRouting = (key: string): Routing | undefined => routingCache().peek(key);

/** Caches the routing of a link; version 0 means none. */
export function rememberRouting(key: string, routing: Routing): void {
  if (routing.version === 0) routingCache().delete(key);
  else routingCache().set(key, routing);
}
