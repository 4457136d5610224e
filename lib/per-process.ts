const instances: Record<string, unknown> = Object.assign(globalThis, {
  waypost: Reflect.get(globalThis, "waypost") ?? {},
}).waypost;

/**
 * One value per process under this name. Next evaluates modules once per bundle and on every reload; connections and
 * queues must not.
 */
export function perProcess<T>(name: string, make: () => T): T {
  if (!(name in instances)) instances[name] = make();
  return instances[name] as T;
}
