// Imported by a server before its own code: names are asked of a test's name server, not of this machine's.
import { Resolver } from "node:dns/promises";

const { resolve4, resolve6 } = Resolver.prototype;
const told = new WeakSet<Resolver>();

function tell(resolver: Resolver): Resolver {
  if (!told.has(resolver)) resolver.setServers([process.env.NAME_SERVER ?? ""]);
  told.add(resolver);
  return resolver;
}

Object.assign(Resolver.prototype, {
  resolve4(this: Resolver, name: string) {
    return Reflect.apply(resolve4, tell(this), [name]);
  },
  resolve6(this: Resolver, name: string) {
    return Reflect.apply(resolve6, tell(this), [name]);
  },
});
