import { type LookupAddress, lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { Agent, buildConnector } from "undici";
import { isPublicAddress } from "@/lib/net/addresses";

/** The address that a connection would have gone to is not one of the public internet. */
export class NotPublic extends Error {
  constructor(host: string, address: string) {
    super(
      host === address
        ? `${host} is not a public address`
        : `${host} leads to ${address}, which is not public`,
    );
    this.name = "NotPublic";
  }
}

/** Finds the addresses of a name, as `dns.lookup` with `all` does. */
export type Lookup = (
  name: string,
  options: { all: true; verbatim: true },
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/**
 * Connections that go to public addresses only. The check is part of the lookup whose answer is connected to, so
 * there is no moment between them in which a name could change its mind. One bad address of several refuses all.
 */
export function publicAgent(find: Lookup = lookup): Agent {
  const guarded: LookupFunction = (name, options, done) => {
    find(name, { all: true, verbatim: true }, (error, found) => {
      if (error) return done(error, []);
      const hidden = found.find(({ address }) => !isPublicAddress(address));
      if (hidden) return done(new NotPublic(name, hidden.address), []);
      const [first] = found;
      if (!first) return done(new Error(`${name} has no address`), []);
      if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };
  const connect = buildConnector({ lookup: guarded, timeout: 10_000 });
  return new Agent({
    connect: (options, done) => {
      const host = options.hostname.replace(/^\[|\]$/g, "");
      // An address that stands in the URL itself is never looked up.
      if (isIP(host) && !isPublicAddress(host)) return done(new NotPublic(host, host), null);
      connect(options, done);
    },
  });
}

/** Connections to anywhere, for development and tests (`WEBHOOK_ALLOW_PRIVATE`). */
export const openAgent = (): Agent => new Agent({ connect: { timeout: 10_000 } });
