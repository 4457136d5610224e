import { LRUCache } from "lru-cache";
import { perProcess } from "@/lib/per-process";
import type { Routing } from "@/lib/routing/routing";

const MAX_BYTES = 32 * 1024 * 1024;

/**
 * The routing of links, by `linkKey`, as this process knows it: a link that isn't here redirects to its `url`, as
 * far as is known. It may be out of date; a visit that was routed by it is only recorded if it isn't.
 */
const known = () =>
  perProcess(
    "knownRouting",
    () =>
      new LRUCache<string, Routing>({
        maxSize: MAX_BYTES,
        sizeCalculation: (routing) => 500 + 2 * JSON.stringify(routing).length,
      }),
  );

export const knownRouting = (key: string): Routing | undefined => known().get(key);

/** Remembers the routing of a link; version 0 is that of a link without any. */
export function rememberRouting(key: string, routing: Routing): void {
  if (routing.version === 0) known().delete(key);
  else known().set(key, routing);
}
