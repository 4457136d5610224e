import { isIP } from "node:net";
import { addressesOf, openResolver } from "@/lib/domains/dns/resolver";
import { env } from "@/lib/env";
import { perProcess } from "@/lib/per-process";

const KEEP_MS = 60_000;

type Known = { addresses: readonly string[]; at: number; loading: Promise<void> | undefined };

const known = perProcess(
  "domain target",
  (): Known => ({ addresses: [], at: Number.NEGATIVE_INFINITY, loading: undefined }),
);

/** The cached addresses of DOMAIN_TARGET (see `loadTarget`); empty while unknown. */
export const targetAddresses = (): readonly string[] =>
  isIP(env.DOMAIN_TARGET) ? [env.DOMAIN_TARGET] : known.addresses;

/** Refreshes stale addresses. Only the first caller waits. */
export async function loadTarget(): Promise<void> {
  const isFirst = known.at === Number.NEGATIVE_INFINITY;
  if (performance.now() - known.at >= KEEP_MS)
    known.loading ??= load().finally(() => {
      known.loading = undefined;
    });
  if (isFirst) await known.loading;
}

async function load(): Promise<void> {
  const found = await addressesOf(openResolver(), env.DOMAIN_TARGET);
  known.at = performance.now();
  if (found) known.addresses = found.sort();
}
