import { isIP, type LookupFunction } from "node:net";
import { Agent, buildConnector } from "undici";
import { isPublicAddress } from "@/lib/net/addresses";
import { type Resolve, resolveName } from "@/lib/net/names";

/** The address that a connection would have gone to is not one of the public internet. */
class NotPublic extends Error {
  constructor(host: string, address: string) {
    super(
      host === address
        ? `${host} is not a public address`
        : `${host} leads to ${address}, which is not public`,
    );
    this.name = "NotPublic";
  }
}

/**
 * Connections to public addresses only. The check is part of the lookup that the connection uses, so DNS rebinding
 * cannot slip in between. One private address among several rejects all.
 */
export function publicAgent(resolve: Resolve = resolveName): Agent {
  const guarded: LookupFunction = (name, options, done) => {
    resolve(name).then(
      (found) => {
        const hidden = found.find(({ address }) => !isPublicAddress(address));
        if (hidden) return done(new NotPublic(name, hidden.address), []);
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
      if (isIP(host) && !isPublicAddress(host)) return done(new NotPublic(host, host), null);
      connect(options, done);
    },
  });
}

/** Connections to anywhere, for development and tests (`WEBHOOK_ALLOW_PRIVATE`). */
export const openAgent = (): Agent => new Agent({ connect: { timeout: 10_000 } });
