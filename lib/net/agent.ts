import { isIP, type LookupFunction } from "node:net";
import { Agent, buildConnector } from "undici";
import { isPublicAddress } from "@/lib/net/addresses";
import { type Resolve, resolveName } from "@/lib/net/names";

/**
 * A connection to an address that isn't public. Names only the host as given, so that webhook owners can't learn what
 * it resolves to in our network.
 */
class PrivateAddressError extends Error {
  constructor(host: string) {
    super(`${host} is not a public address`);
    this.name = "PrivateAddressError";
  }
}

/**
 * Connections to public addresses only. The check is part of the connection's own lookup, so there is no TOCTOU gap
 * for DNS rebinding. One private address among several rejects all.
 */
export function publicAgent(resolve: Resolve = resolveName): Agent {
  const guarded: LookupFunction = (name, options, done) => {
    resolve(name).then(
      (found) => {
        if (found.some(({ address }) => !isPublicAddress(address)))
          return done(new PrivateAddressError(name), []);
        const [first] = found;
        if (!first) return done(new Error(`${name} has no address`), []);
        if (options.all) done(null, found);
        else done(null, first.address, first.family);
      },
      (error: Error) => done(error, []),
    );
  };
  const connect = buildConnector({ lookup: guarded, timeout: 10_000 });
  return new Agent({
    connect: (options, done) => {
      const host = options.hostname.replace(/^\[|\]$/g, "");
      // An IP address in the URL itself is never looked up.
      if (isIP(host) && !isPublicAddress(host)) return done(new PrivateAddressError(host), null);
      connect(options, done);
    },
  });
}

/** Connections to anywhere, for development and tests (`WEBHOOK_ALLOW_PRIVATE`). */
export const unrestrictedAgent = (): Agent => new Agent({ connect: { timeout: 10_000 } });
