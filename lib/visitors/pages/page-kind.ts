import type { FoundPage, PageLookup } from "@/lib/visitors/counting/page-visits";
import type { Visit } from "@/lib/visitors/request/visit";
import { packed } from "@/lib/visitors/response/encoding";
import type { VisitorResponse } from "@/lib/visitors/response/response";

/**
 * How a kind of public page joins the visitor plane. One file, lib/visitors/<noun>-page.ts, exports
 *
 * - a `PageKind`: SQL that finds a page by its address, and what to draw of it. Countdowns are the model; a
 *   bio click, which only leads on, is a kind of its own with a `draw` that answers 302.
 * - a `Door`: what a path like /c/{first}/{second}?{query} asks for, undefined where the kind has no such path. It
 *   stands in DOORS (page-doors.ts) under the path's letter; `app/<letter>/[...path]/route.ts` exports `visitorRoute`
 *   for hosts without our server. Only GET and HEAD come here; POST goes to Next, so a form takes its own there.
 *
 * Then, for every request: visits are counted in batches, one statement per batch (page-judge.ts) around the kind's own
 * `find`; the visitor is answered after the commit. What `draw` made is kept (page-answer.ts) until `version` or `place`
 * moves, so `draw` reads its rows with `pagePool()` and builds the document once, not per visitor.
 *
 * Counters: view_counters and the journal, read by lib/analytics/view-counts.ts. People count, robots, prefetches and HEAD do not.
 */
export type PageKind = PageLookup & {
  /** Makes what is kept of this version; undefined when the page went away meanwhile. */
  draw(found: FoundPage, ask: PageRequest): Promise<RenderedPage | undefined>;
  /** Instead of the 404 page. */
  missing?(visit: Visit, ask: PageRequest): VisitorResponse | Promise<VisitorResponse>;
  /** Instead of the 503 page, when the database is away. */
  unavailable?(visit: Visit, ask: PageRequest): VisitorResponse | Promise<VisitorResponse>;
  /** Every GET counts, robots' too. */
  countsAll?: boolean;
};

/** `bytes` is about what it takes of memory. `answer` is asked for every visitor, and must be cheap. */
export type RenderedPage = {
  bytes: number;
  respond(visit: Visit): VisitorResponse | Promise<VisitorResponse>;
};

/** What a request asks for. */
export type PageRequest = {
  kind: PageKind;
  /** What `find` looks for: compared as it is. A door makes it with `pageKey`. */
  key: string;
  segment?: string;
  /** Which of several things drawn of one page: the page itself, its picture … */
  part?: string;
  /** This is no opening of the page: nothing is counted. */
  uncounted?: boolean;
};

export type PageRoute = (path: {
  first: string;
  second?: string;
  query: URLSearchParams;
}) => PageRequest | undefined;

/** The key of a slug in a path, lower-case; undefined for what can be no slug. */
export const pageKey = (text: string): string | undefined =>
  /^[A-Za-z0-9_-]{1,64}$/.test(text) ? text.toLowerCase() : undefined;

/** Fewer bytes are sent as they are. */
const LEAST = 400;

/** What is kept of a document, or of anything else, that is the same for every visitor: texts compressed too. */
export function staticPage(response: VisitorResponse): RenderedPage {
  const body = Buffer.from(response.body);
  const isText = response.headers["Content-Type"]?.startsWith("text/") ?? false;
  const kept = { ...response, body, ...(isText && body.length >= LEAST && { packed: packed(body) }) };
  return {
    bytes: Math.ceil(body.length * (isText ? 1.7 : 1)) + 1_000,
    respond: () => ({ ...kept, headers: { ...kept.headers } }),
  };
}
