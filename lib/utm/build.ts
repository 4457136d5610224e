import type { Parameter, Parameters } from "@/lib/utm/schema";
import { parseUrl } from "@/lib/validation/urls";

// Repeated here, because this file runs in the browser, where the rules of schema.ts would be too large.
const ORDER: readonly Parameter[] = ["source", "medium", "campaign", "term", "content"];

export type Warning = { field: "url" | Parameter; text: string };

export type Tagged = { url: string | undefined; warnings: Warning[] };

/**
 * A URL with campaign parameters; its own query and fragment are kept. An existing parameter is replaced when a new
 * value is given. Without `url` when the input isn't a URL; warns of common mistakes.
 */
export function tagUrl(address: string, parameters: Parameters): Tagged {
  const text = address.trim();
  const url = parseUrl(text);
  if (!url || !/^https?:\/\/[^/]/i.test(text)) return { url: undefined, warnings: text ? [NO_ADDRESS] : [] };
  const warnings = [...addressWarnings(text, url), ...parameterWarnings(parameters, url.searchParams)];
  const given = ORDER.flatMap((name): [string, string][] => {
    const value = parameters[name].trim();
    return value ? [[`utm_${name}`, value]] : [];
  });
  const replaced = new Set(given.map(([name]) => name));
  for (const name of ORDER)
    if (replaced.has(`utm_${name}`) && url.searchParams.has(`utm_${name}`))
      warnings.push({
        field: name,
        text: `The address has utm_${name} already; the value here takes its place.`,
      });
  return { url: assemble(text, given, replaced), warnings };
}

const NO_ADDRESS: Warning = {
  field: "url",
  text: "That isn't a web address. Start it with https:// or http://.",
};

/** Works on the text, so that what is already there stays exactly as written. */
function assemble(text: string, given: [string, string][], replaced: ReadonlySet<string>): string {
  const [beforeHash = "", ...hash] = text.split("#");
  const [path = "", ...query] = beforeHash.split("?");
  const kept = query
    .join("?")
    .split("&")
    .filter((pair) => pair && !replaced.has(nameOf(pair)));
  const added = given.map(([name, value]) => `${name}=${encodeURIComponent(whole(value))}`);
  const pairs = [...kept, ...added].join("&");
  return `${path}${pairs && `?${pairs}`}${hash.length ? `#${hash.join("#")}` : ""}`;
}

/** Half a surrogate pair, as a broken paste leaves it, can't be part of a URL. */
const whole = (text: string): string => text.replace(/\p{Surrogate}/gu, "\uFFFD");

function nameOf(pair: string): string {
  const [name = ""] = pair.split("=");
  try {
    return decodeURIComponent(name.replaceAll("+", " "));
  } catch {
    return name;
  }
}

function* addressWarnings(text: string, url: URL): Iterable<Warning> {
  if (/\s/.test(text)) yield { field: "url", text: "The address has a space in it." };
  if (url.protocol === "http:")
    yield {
      field: "url",
      text: "http:// is not encrypted, and some analytics lose the referrer; use https:// if the site has it.",
    };
  if ([...url.searchParams.keys()].some((name) => /^utm_/i.test(name) && !/^utm_[a-z_]+$/.test(name)))
    yield {
      field: "url",
      text: "A utm parameter there has capital letters in its name; analytics pass it over.",
    };
  if (/utm_/i.test(url.hash))
    yield { field: "url", text: "There are utm parameters behind the #, where analytics do not look." };
}

function* parameterWarnings(parameters: Parameters, there: URLSearchParams): Iterable<Warning> {
  for (const field of ORDER) {
    const value = parameters[field].trim();
    const name = `utm_${field}`;
    if (/\s/.test(value))
      yield { field, text: `${name} has a space; reports show it as %20 or +. Use - or _ instead.` };
    if (value !== value.toLowerCase())
      yield { field, text: `${name} has capital letters; analytics count “Mail” and “mail” as two things.` };
    if (/[&?#=%]/.test(value))
      yield { field, text: `${name} has a sign of addresses in it (& ? # = %); it is easily broken.` };
  }
  for (const field of ["source", "medium", "campaign"] as const)
    if (!parameters[field].trim() && !there.get(`utm_${field}`))
      yield { field, text: `utm_${field} is empty; most analytics need source, medium and campaign.` };
}
