import { UTM_NAMES, type Utm, type UtmName } from "@/lib/routing/routing";

const MAX_BYTES = 8_000;

const parameterOf = (name: UtmName): string => (name === "ref" ? name : `utm_${name}`);

/** A URL in parts. `query` is undefined without a `?`; `fragment` begins with its `#`. */
type Parts = { path: string; query: string | undefined; fragment: string };

function partsOf(url: string): Parts {
  const hash = url.indexOf("#");
  const [whole, fragment] = hash < 0 ? [url, ""] : [url.slice(0, hash), url.slice(hash)];
  const mark = whole.indexOf("?");
  if (mark < 0) return { path: whole, query: undefined, fragment };
  return { path: whole.slice(0, mark), query: whole.slice(mark + 1), fragment };
}

const pairsOf = (query: string | undefined): string[] => query?.split("&").filter(Boolean) ?? [];

/** The name of a pair of a query, form-decoded. */
const nameOf = (pair: string): string => new URLSearchParams(pair).keys().next().value ?? "";

/**
 * `url` with campaign parameters, which replace its own of the same names (docs/contract.md §3); those in `except`
 * aren't added. Everything else stays byte for byte.
 */
export function withUtm(url: string, utm: Utm | null, except?: ReadonlySet<string>): string {
  if (!utm) return url;
  const { path, query, fragment } = partsOf(url);
  const pairs = pairsOf(query);
  for (const name of UTM_NAMES) {
    const value = utm[name];
    if (value === undefined) continue;
    const parameter = parameterOf(name);
    const pair = `${parameter}=${encodeURIComponent(whole(value))}`;
    const first = pairs.findIndex((other) => nameOf(other) === parameter);
    if (first < 0) {
      if (!except?.has(parameter)) pairs.push(pair);
      continue;
    }
    pairs[first] = pair;
    for (let at = pairs.length - 1; at > first; at--)
      if (nameOf(pairs[at] ?? "") === parameter) pairs.splice(at, 1);
  }
  return pairs.length > 0 ? `${path}?${pairs.join("&")}${fragment}` : url;
}

/** Replaces lone surrogates, as from a broken paste, which can't be encoded in a URL. */
const whole = (text: string): string => text.replace(/\p{Surrogate}/gu, "\uFFFD");

/** Our own parameters, never passed on. */
const isOwn = (name: string): boolean => name === "qr" || name.startsWith("wp_");

/**
 * Where a visitor is redirected to, in printable ASCII: `url` with the link's campaign parameters and, if it forwards
 * them, those of the visitor's query that the URL doesn't have (docs/contract.md §3). `query` is without its `?`.
 */
export function destinationOf(
  url: string,
  { utm, forwardQuery }: { utm: Utm | null; forwardQuery: boolean },
  query: string,
): string {
  if (!forwardQuery || query === "") return ascii(withUtm(url, utm));
  const own = new Set(pairsOf(partsOf(url).query).map(nameOf));
  const sent = pairsOf(query).flatMap((pair) => {
    const name = nameOf(pair);
    return own.has(name) || isOwn(name) ? [] : [{ pair: printable(pair), name }];
  });
  if (sent.length === 0) return ascii(withUtm(url, utm));
  const {
    path,
    query: rest,
    fragment,
  } = partsOf(ascii(withUtm(url, utm, new Set(sent.map(({ name }) => name)))));
  const before = rest ? `${rest}${rest.endsWith("&") ? "" : "&"}` : "";
  const full = `${path}?${before}${sent.map(({ pair }) => pair).join("&")}${fragment}`;
  return full.length > MAX_BYTES ? ascii(withUtm(url, utm)) : full;
}

/** A URL that is valid in a header: as typed if printable ASCII, else percent-encoded. */
export const ascii = (url: string): string =>
  /^[!-~]+$/.test(url) ? url : new URL(url).href.replaceAll(" ", "%20");

/** A pair as a browser sends it. */
const printable = (pair: string): string => whole(pair).replace(/[^!-~]+/g, encodeURIComponent);
