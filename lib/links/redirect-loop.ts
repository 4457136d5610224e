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

/** The host of `own` when `url` points to it. */
function ownHost(url: string, own: readonly string[]): string | undefined {
  const target = new URL(url);
  return own
    .map((address) => new URL(address))
    .find((one) => one.port === target.port && bareHost(one) === bareHost(target))?.host;
}

const formMessage = (host: string) =>
  `Enter an address outside ${host}: a short link can't point to another one`;

/** A link must not point to the short links' own host: it would redirect in a loop (docs/contract.md §3). */
export function* checkLoop(url: string | undefined): Iterable<FieldError<"url">> {
  const host = url === undefined ? undefined : ownHost(url, [env.SHORT_URL]);
  if (host) yield ["url", `must not point to ${host}, the host of short links`, formMessage(host)];
}

type Targets = {
  expired_url?: string | null;
  rules?: readonly { url: string }[] | null;
  split?: readonly { url: string }[] | null;
};

/** The same for the other URLs of a link, which must not point to the app's host either. */
export function* checkTargetLoops(targets: Targets): Iterable<FieldError<keyof Targets>> {
  const { expired_url, rules, split } = targets;
  const hostOf = (url: string) => ownHost(url, [env.SHORT_URL, env.APP_URL]);
  const expired = expired_url ? hostOf(expired_url) : undefined;
  if (expired)
    yield ["expired_url", `must not point to ${expired}, a host of this app`, formMessage(expired)];
  for (const [field, list] of [
    ["rules", rules],
    ["split", split],
  ] as const) {
    for (const [index, { url }] of list?.entries() ?? []) {
      const host = hostOf(url);
      if (host)
        yield [field, `[${index}].url must not point to ${host}, a host of this app`, formMessage(host)];
    }
  }
}
