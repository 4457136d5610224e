import { withUtm } from "@/lib/routing/destination";
import type { Parameter, Parameters } from "@/lib/utm/schema";
import { parseUrl } from "@/lib/validation/urls";

// Duplicated from schema.ts, which is too large for the browser.
const ORDER: readonly Parameter[] = ["source", "medium", "campaign", "term", "content"];

export type Warning = { field: "url" | Parameter; text: string };

export type Tagged = { url: string | undefined; warnings: Warning[] };

/**
 * Adds campaign parameters to a URL, keeping its query and fragment; given values replace existing ones. Without
 * `url` when the input isn't a URL; warns of common mistakes.
 */
export function tagUrl(address: string, parameters: Parameters): Tagged {
  const text = address.trim();
  const url = parseUrl(text);
  if (!url || !/^https?:\/\/[^/]/i.test(text)) return { url: undefined, warnings: text ? [NO_URL] : [] };
  const warnings = [...urlWarnings(text, url), ...parameterWarnings(parameters, url.searchParams)];
  const given = ORDER.filter((name) => parameters[name].trim());
  for (const name of given)
    if (url.searchParams.has(`utm_${name}`))
      warnings.push({
        field: name,
        text: `The URL already has utm_${name}. The value here replaces it.`,
      });
  const utm = Object.fromEntries(given.map((name) => [name, parameters[name].trim()]));
  return { url: withUtm(text, utm), warnings };
}

const NO_URL: Warning = {
  field: "url",
  text: "Enter a full web address, like https://example.com.",
};

function* urlWarnings(text: string, url: URL): Iterable<Warning> {
  if (/\s/.test(text)) yield { field: "url", text: "The URL contains a space. Remove it." };
  if (url.protocol === "http:")
    yield {
      field: "url",
      text: "http:// is not encrypted, and some analytics tools lose the referrer. Use https:// if the site supports it.",
    };
  if ([...url.searchParams.keys()].some((name) => /^utm_/i.test(name) && !/^utm_[a-z_]+$/.test(name)))
    yield {
      field: "url",
      text: "A UTM parameter in the URL has capital letters in its name. Analytics tools ignore it.",
    };
  if (/utm_/i.test(url.hash))
    yield {
      field: "url",
      text: "The URL has UTM parameters after the #, where analytics tools ignore them.",
    };
}

function* parameterWarnings(parameters: Parameters, there: URLSearchParams): Iterable<Warning> {
  for (const field of ORDER) {
    const value = parameters[field].trim();
    const name = `utm_${field}`;
    if (/\s/.test(value))
      yield { field, text: `${name} has a space. Reports show it as %20 or +. Use - or _ instead.` };
    if (value !== value.toLowerCase())
      yield {
        field,
        text: `${name} has capital letters. Analytics tools treat “Mail” and “mail” as different values.`,
      };
    if (/[&?#=%]/.test(value))
      yield { field, text: `${name} contains &, ?, #, = or %, which can break the link. Remove it.` };
  }
  for (const field of ["source", "medium", "campaign"] as const)
    if (!parameters[field].trim() && !there.get(`utm_${field}`))
      yield { field, text: `utm_${field} is empty. Most analytics tools need source, medium and campaign.` };
}
