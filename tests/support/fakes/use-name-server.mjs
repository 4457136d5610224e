// Preloaded in each thread of a server: resolves names with the test's name server instead of the system's. Plain
// JavaScript, because it runs before anything is compiled.
import { Resolver } from "node:dns/promises";

const { resolve4, resolve6 } = Resolver.prototype;
const configured = new WeakSet();

function tell(resolver) {
  if (!configured.has(resolver)) resolver.setServers([process.env.NAME_SERVER ?? ""]);
  configured.add(resolver);
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
