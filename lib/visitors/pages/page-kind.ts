import { isPageLanguage, type PageLanguage } from "@/lib/validation/languages";
import type { FoundPage, PageLookup } from "@/lib/visitors/counting/page-visits";
import type { Visit } from "@/lib/visitors/request/visit";
import { compressed } from "@/lib/visitors/response/encoding";
import type { VisitorResponse } from "@/lib/visitors/response/response";

/**
 * How to add a kind of public page. One file, lib/visitors/pages/<noun>-page.ts, exports
 *
 * - a `PageKind`: the SQL that finds a page, and how to render it. Countdown pages are the model; a bio click, which
 *   only redirects, is a kind of its own whose `draw` returns a 302.
 * - a `PageRoute`: maps a path like /c/{first}/{second}?{query} to a page request, undefined where the kind has no such
 *   path. It is listed in page-routes.ts under the first letter of the path; `app/<letter>/[...path]/route.ts` exports
 *   `visitorRoute` for hosts without our server. Only GET and HEAD get here; POST goes to Next, which handles forms.
 *
 * Visits are counted in batches, one statement per batch (lib/visitors/counting/page-visits.ts) around the kind's own
 * `find`, and responses follow the commit. The result of `draw` is cached (page-response.ts) until `version` or the
 * segment changes, so `draw` reads its rows with `pagePool()` and renders once, not per visitor.
 *
 * Counts go to view_counters and the journal, read by lib/analytics/view-counts.ts. Robots, prefetches and HEAD don't
 * count.
 */
export type PageKind = PageLookup & {
  /** Renders this version; undefined if the page has just been deleted. `language` is that of the built-in texts. */
  draw(found: FoundPage, ask: PageRequest, language: PageLanguage): Promise<RenderedPage | undefined>;
  /**
   * The owner's chosen language, null for the visitor's: the page is then rendered once per language. Kinds without
   * it are the same for all visitors, and so are images, which other sites' servers fetch.
   */
  languageOf?(found: FoundPage, ask: PageRequest): PageLanguage | null;
  /** Replaces the 404 page. */
  missing?(visit: Visit, ask: PageRequest): VisitorResponse | Promise<VisitorResponse>;
  /** Replaces the 503 page, when the database is unavailable. */
  unavailable?(visit: Visit, ask: PageRequest): VisitorResponse | Promise<VisitorResponse>;
  /** Counts every GET, robots included. */
  countsAll?: boolean;
};

/** `bytes` is a rough estimate of memory use. `respond` is called for every visitor and must be cheap. */
export type RenderedPage = {
  bytes: number;
  respond(visit: Visit): VisitorResponse | Promise<VisitorResponse>;
};

/** What a request asks for. */
export type PageRequest = {
  kind: PageKind;
  /** The key for `find`, compared as is. Routes create it with `pageKey`. */
  key: string;
  segment?: string;
  /** Which rendering of the page: the page itself, its share image … */
  part?: string;
  /** Where the page is shown instead of at its own path, for its canonical address. */
  address?: string;
  /** Not a view of the page: not counted. */
  uncounted?: boolean;
};

export type PageRoute = (path: {
  first: string;
  second?: string;
  query: URLSearchParams;
}) => PageRequest | undefined;

/** The lookup key of a slug in a path, lower case; undefined for an impossible slug. */
export const pageKey = (text: string): string | undefined =>
  /^[A-Za-z0-9_-]{1,64}$/.test(text) ? text.toLowerCase() : undefined;

/** Parses a stored language choice. */
export const chosenLanguage = (stored: string | null | undefined): PageLanguage | null =>
  stored && isPageLanguage(stored) ? stored : null;

/** Shorter bodies are not worth compressing. */
const MIN_COMPRESSED_BYTES = 400;

/** A response that is the same for every visitor, with text precompressed. */
export function staticPage(response: VisitorResponse): RenderedPage {
  const body = Buffer.from(response.body);
  const isText = response.headers["Content-Type"]?.startsWith("text/") ?? false;
  const kept = {
    ...response,
    body,
    ...(isText && body.length >= MIN_COMPRESSED_BYTES && { encodings: compressed(body) }),
  };
  return {
    bytes: Math.ceil(body.length * (isText ? 1.7 : 1)) + 1_000,
    respond: () => ({ ...kept, headers: { ...kept.headers } }),
  };
}
