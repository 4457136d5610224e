import { AsyncLocalStorage } from "node:async_hooks";
import { env } from "@/lib/env";
import { perProcess } from "@/lib/per-process";
import { visitorAddress } from "@/lib/visitors/request/ip-address";

const connections = perProcess("connections", () => new AsyncLocalStorage<string | undefined>());

/** Runs `work` in the context of this connection's address, which Next doesn't pass to handlers. */
export const withRemoteAddress = <T>(address: string | undefined, work: () => T): T =>
  connections.run(address, work);

/**
 * The client's address of a request that Next handles, see `visitorAddress`. For rate limits only, never stored. Null
 * on a host without our server and without a trusted proxy (TRUST_PROXY).
 */
export const remoteAddress = (headers: Headers): string | null =>
  visitorAddress(
    { "x-forwarded-for": headers.get("x-forwarded-for") ?? "" },
    connections.getStore(),
    env.TRUST_PROXY,
  );
