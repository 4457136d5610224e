// Imported by a server before its own code, in each of its threads, which know no TypeScript yet: names are asked of a
// test's name server, not of this machine's.
import { Resolver } from "node:dns/promises";

const { resolve4, resolve6 } = Resolver.prototype;
const told = new WeakSet();

function tell(resolver) {
  if (!told.has(resolver)) resolver.setServers([process.env.NAME_SERVER ?? ""]);
  told.add(resolver);
  return resolver;
}

Object.assign(Resolver.prototype, {
  resolve4(name) {
    return Reflect.apply(resolve4, tell(this), [name]);
  },
  resolve6(name) {
    return Reflect.apply(resolve6, tell(this), [name]);
  },
});
