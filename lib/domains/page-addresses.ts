import { defaultHost, domainOrigin } from "@/lib/domains/hosts/origin";
import { readableHost, withoutScheme } from "@/lib/domains/hosts/readable-host";
import { type AccountDomain, serving } from "@/lib/domains/names";
import { env } from "@/lib/env";
import { invalid } from "@/lib/errors";
import type { Owner } from "@/lib/owner";
import { parseDomainName } from "@/lib/validation/domain-names";
import type { Query } from "@/lib/validation/query";

/** One of the addresses of a page; `domain` is "" on the host of SHORT_URL, `host` and `text` are for display. */
type PageAddress = { domain: string; host: string; url: string; text: string };

const onOrigin = (url: string, origin: string): string => origin + url.slice(env.SHORT_URL.length);

function addressesOn(
  names: readonly AccountDomain[],
  url: string,
  bioPageId?: number,
): readonly [PageAddress, ...PageAddress[]] {
  const isHome = ({ root_bio_page_id: id }: AccountDomain) => id !== null && id === bioPageId;
  const addressOn = (domain: AccountDomain): PageAddress => {
    const { name } = domain;
    const page = isHome(domain) ? domainOrigin(name) : onOrigin(url, domainOrigin(name));
    return { domain: name, host: readableHost(name), url: page, text: withoutScheme(page) };
  };
  const first = names.find(isHome) ?? names.find(({ primary }) => primary);
  const others = names.filter((name) => name !== first).map(addressOn);
  const own = { domain: "", host: defaultHost(), url, text: withoutScheme(url) };
  return first ? [addressOn(first), ...others, own] : [own, ...others];
}

/**
 * All addresses of a page: on the host of SHORT_URL, and at the same path of each of the account's serving domains;
 * for a bio page that is a domain's home page, the domain itself. That domain comes first, else the primary one.
 */
export const pageAddresses = async (owner: Owner, url: string, bioPageId?: number) =>
  addressesOn(await serving(owner), url, bioPageId);

/** The first of the addresses of each page of a list. */
export async function preferredAddress(owner: Owner): Promise<(url: string, bioPageId?: number) => string> {
  const names = await serving(owner);
  return (url, bioPageId) => addressesOn(names, url, bioPageId)[0].url;
}

/** The address of a page on the domain that the request names by `domain`. Throws `invalid_domain`. */
async function chosenAddress(
  owner: Owner,
  { domain = "" }: Query,
  url: string,
  bioPageId?: number,
): Promise<string> {
  const addresses = await pageAddresses(owner, url, bioPageId);
  const name = parseDomainName(domain) ?? domain;
  const chosen = addresses.find((address) => address.domain === name);
  if (chosen) return chosen.url;
  throw invalid("domain", `must be one of your active domains: ${domain} isn't`, {
    formMessage: "Choose one of your active domains",
  });
}

/** The origin for pages that a request names by `domain`, else SHORT_URL. Throws `invalid_domain`. */
export const chosenOrigin = (owner: Owner, query: Query): Promise<string> =>
  chosenAddress(owner, query, env.SHORT_URL);

type AddressOf = (owner: Owner, at: { id: number }) => Promise<string>;

/** `addressOf`, on the domain that the request names. */
export const onChosenDomain =
  (addressOf: AddressOf, kind: "page" | "bio page" = "page") =>
  async (owner: Owner, at: { id: number }, query: Query): Promise<string> =>
    chosenAddress(owner, query, await addressOf(owner, at), kind === "bio page" ? at.id : undefined);
