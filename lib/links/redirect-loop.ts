import { instanceHostOf, shortHostOf } from "@/lib/domains/hosts/instance-hosts";
import { readableHost } from "@/lib/domains/hosts/readable-host";
import type { FieldError } from "@/lib/validation/validate";

const formMessage = (host: string) =>
  `Visitors could end up in a loop. Enter a URL that isn't on ${readableHost(host)}.`;

/**
 * A link must not point to a host of short links, that of SHORT_URL or a serving domain: it could loop
 * (docs/contract.md §3).
 */
export function* checkLoop(url: string | undefined): Iterable<FieldError<"url">> {
  const host = url === undefined ? undefined : shortHostOf(url);
  if (host) yield ["url", `must not point to ${host}, a host of short links`, formMessage(host)];
}

type Targets = {
  expired_url?: string | null;
  rules?: readonly { url: string }[] | null;
  split?: readonly { url: string }[] | null;
};

/** As `checkLoop`, for the other URLs of a link, which must not point to the app's host either. */
export function* checkTargetLoops(targets: Targets): Iterable<FieldError<keyof Targets>> {
  const { expired_url, rules, split } = targets;
  const expired = expired_url ? instanceHostOf(expired_url) : undefined;
  if (expired)
    yield ["expired_url", `must not point to ${expired}, a host of this server`, formMessage(expired)];
  for (const [field, list] of [
    ["rules", rules],
    ["split", split],
  ] as const) {
    for (const [index, { url }] of list?.entries() ?? []) {
      const host = instanceHostOf(url);
      if (host)
        yield [field, `must not point to ${host}, a host of this server`, formMessage(host), [index, "url"]];
    }
  }
}
