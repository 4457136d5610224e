import { Resolver } from "node:dns/promises";
import { perProcess } from "@/lib/per-process";

export type Address = { address: string; family: 4 | 6 };

/** Resolves all addresses of a name; rejects with the code ENOTFOUND or EAI_AGAIN. */
export type Resolve = (name: string) => Promise<Address[]>;

const resolver = () => perProcess("resolver", () => new Resolver({ timeout: 2_000, tries: 2 }));

/**
 * Queries the name servers directly. `dns.lookup` would use the thread pool that files, images and password hashes
 * share, so a slow name would hold them up.
 */
export const resolveName: Resolve = async (name) => {
  const of = (family: 4 | 6) => (found: string[]) => found.map((address) => ({ address, family }));
  const results = await Promise.allSettled([
    resolver().resolve4(name).then(of(4)),
    resolver().resolve6(name).then(of(6)),
  ]);
  const found = results.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
  if (found.length) return found;
  const codes = results.map((result) => (result.status === "rejected" ? String(result.reason?.code) : ""));
  const missing = codes.every((code) => ["ENOTFOUND", "ENODATA"].includes(code));
  throw Object.assign(new Error(`${name} could not be resolved`), {
    code: missing ? "ENOTFOUND" : "EAI_AGAIN",
  });
};
