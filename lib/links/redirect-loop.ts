import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { env } from "@/lib/env";
import type { FieldError } from "@/lib/validation/validate";

/** Hosts compared as equal: localhost has many names. */
function bareHost({ hostname }: URL): string {
  const host = hostname.replace(/\.$/, "");
  const address = host.replace(/^\[(.*)\]$/, "$1");
  // Not ipaddr.isValid, which throws internally for every name: that took a quarter of an import's time.
  const isOwn = isIP(address) !== 0 && /^(loopback|unspecified)$/.test(ipaddr.process(address).range());
  return isOwn ? "localhost" : host;
}

/** A link must not point to the short links' own host: it would redirect in a loop (docs/contract.md §3). */
export function* checkLoop(url: string | undefined): Iterable<FieldError<"url">> {
  if (url === undefined) return;
  const [target, short] = [new URL(url), new URL(env.SHORT_URL)];
  if (bareHost(target) === bareHost(short) && target.port === short.port) {
    yield [
      "url",
      `must not point to ${short.host}, the host of short links`,
      `Enter an address outside ${short.host}: a short link can't point to another one`,
    ];
  }
}
