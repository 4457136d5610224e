import { AsyncLocalStorage } from "node:async_hooks";
import { env } from "@/lib/env";
import { perProcess } from "@/lib/per-process";
import { visitorAddress } from "@/lib/visitors/request/ip-address";

const connections = perProcess("connections", () => new AsyncLocalStorage<string | undefined>());

/** Does work for a connection from this address; Next does not tell it to what it calls. */
export const withRemoteAddress = <T>(address: string | undefined, work: () => T): T =>
  connections.run(address, work);

/**
 * The address that a request which Next answers came from, as `visitorAddress` sees it. For limits only, never to be
 * stored. Null on a host without our server and without a proxy that is trusted (TRUST_PROXY).
 */
export const remoteAddress = (headers: Headers): string | null =>
  visitorAddress(
    { "x-forwarded-for": headers.get("x-forwarded-for") ?? "" },
    connections.getStore(),
    env.TRUST_PROXY,
  );
