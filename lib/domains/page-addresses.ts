import { domainOrigin } from "@/lib/domains/hosts/origin";
import { serving } from "@/lib/domains/names";
import { env } from "@/lib/env";
import { invalid } from "@/lib/errors";
import type { Owner } from "@/lib/owner";
import type { Query } from "@/lib/validation/query";

/** One of the addresses of a page; `domain` is "" on the host of SHORT_URL. */
type PageAddress = { domain: string; host: string; url: string };

const onOrigin = (url: string, origin: string): string => origin + url.slice(env.SHORT_URL.length);

/**
 * Where a page of the account is: at its address on the host of SHORT_URL, and at the same path of every domain of the
 * account that serves. The primary domain comes first.
 */
export async function pageAddresses(
  owner: Owner,
  url: string,
): Promise<readonly [PageAddress, ...PageAddress[]]> {
  const names = await serving(owner);
  const [first, ...others] = names.map(({ name, name_unicode }) => ({
    domain: name,
    host: name_unicode,
    url: onOrigin(url, domainOrigin(name)),
  }));
  const own = { domain: "", host: new URL(env.SHORT_URL).host, url };
  if (!first) return [own];
  return names[0]?.primary ? [first, ...others, own] : [own, first, ...others];
}

/** Puts addresses of pages on the primary domain if that serves. */
export async function preferredAddress(owner: Owner): Promise<(url: string) => string> {
  const [first] = await serving(owner);
  return (url) => (first?.primary ? onOrigin(url, domainOrigin(first.name)) : url);
}

/**
 * The origin for pages that a request names by `domain`: one of the account's domains that serve, or SHORT_URL. Throws
 * `invalid_domain`.
 */
export async function chosenOrigin(owner: Owner, { domain = "" }: Query): Promise<string> {
  if (domain === "") return env.SHORT_URL;
  const names = await serving(owner);
  if (!names.some(({ name }) => name === domain))
    throw invalid("domain", `must be one of your domains that serve: ${domain} isn't`, {
      formMessage: "Choose one of your domains that are active",
    });
  return domainOrigin(domain);
}

type AddressOf = (owner: Owner, at: { id: number }) => Promise<string>;

/** The address of a page where the request wants it. */
export const onChosenDomain =
  (addressOf: AddressOf) =>
  async (owner: Owner, at: { id: number }, query: Query): Promise<string> =>
    onOrigin(await addressOf(owner, at), await chosenOrigin(owner, query));
