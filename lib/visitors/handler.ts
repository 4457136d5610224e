import { env } from "@/lib/env";
import { isAppPath } from "@/lib/slugs/reserved";
import type { Waiter } from "@/lib/visitors/counting/batch";
import type { LinkVisitResult } from "@/lib/visitors/counting/link-visit-result";
import { linkVisitQueue } from "@/lib/visitors/counting/link-visits";
import { pageResponse } from "@/lib/visitors/pages/page-response";
import { pageAt } from "@/lib/visitors/pages/page-routes";
import { inactivePage, notFoundPage, unavailablePage, waitingPage } from "@/lib/visitors/pages/status-pages";
import { visitFacts } from "@/lib/visitors/request/facts";
import { visitorLanguage } from "@/lib/visitors/request/language";
import type { Visit } from "@/lib/visitors/request/visit";
import { redirect } from "@/lib/visitors/response/redirect";
import type { VisitorResponse } from "@/lib/visitors/response/response";

const SLUG = /^\/([A-Za-z0-9_-]{1,64})\/?$/;

const settings = { trustProxy: env.TRUST_PROXY, ownHost: new URL(env.SHORT_URL).host };

/** The slug in a path; undefined when the path belongs to the app itself (docs/contract.md §1). */
export function slugOf(path: string): string | undefined {
  const slug = SLUG.exec(path.includes("%") ? decode(path) : path)?.[1];
  return slug === undefined || isAppPath(slug) ? undefined : slug;
}

type Reply = (response: VisitorResponse | Promise<VisitorResponse>) => void;

/**
 * Handles a visit of a short link, counted before it is answered (docs/contract.md §3, Visitors). `reply` is called without a
 * promise for redirects (see lib/visitors/counting/batch.ts) and may not throw.
 */
export function handleLinkVisit(visit: Visit, slug: string, reply: Reply): void {
  const { method, headers, address, now } = visit;
  if (method !== "GET" && method !== "HEAD") {
    reply(methodNotAllowed);
    return;
  }
  const facts = visitFacts(headers, address, settings);
  const counts = facts.counts && method === "GET";
  linkVisitQueue().visit(
    slug.toLowerCase(),
    facts,
    counts,
    now,
    new Visitor(slug, headers["accept-language"], now, reply),
  );
}

class Visitor implements Waiter<LinkVisitResult> {
  readonly #slug: string;
  readonly #accepted: string | undefined;
  readonly #now: Date;
  readonly #reply: Reply;

  constructor(slug: string, accepted: string | undefined, now: Date, reply: Reply) {
    this.#slug = slug;
    this.#accepted = accepted;
    this.#now = now;
    this.#reply = reply;
  }

  resolve(result: LinkVisitResult | undefined): void {
    this.#reply(linkResponse(result, this.#slug, this.#accepted, this.#now));
  }

  reject(): void {
    this.#reply(unavailablePage(visitorLanguage(this.#accepted)));
  }
}

/**
 * Handles a visit of any other public page (lib/visitors/pages/page-kind.ts). Undefined when the path is no page's,
 * and for POST: forms are submitted to Next.
 */
export function handlePageVisit(visit: Visit, search: string): Promise<VisitorResponse> | undefined {
  const { method, path } = visit;
  const ask = pageAt(path.includes("%") ? decode(path) : path, search);
  if (ask === undefined || method === "POST") return undefined;
  if (method !== "GET" && method !== "HEAD") return Promise.resolve(methodNotAllowed);
  return ask === "nothing"
    ? notFoundPage(visitorLanguage(visit.headers["accept-language"]))
    : pageResponse(visit, ask);
}

/** The response to every method but GET and HEAD. */
export const methodNotAllowed: VisitorResponse = {
  status: 405,
  headers: { Allow: "GET, HEAD", "Content-Type": "text/plain" },
  body: "Method not allowed\n",
};

function linkResponse(
  result: LinkVisitResult | undefined,
  slug: string,
  accepted: string | undefined,
  now: Date,
): VisitorResponse | Promise<VisitorResponse> {
  if (result?.state === "ok") return redirect(result.url);
  // After the redirect, which needs no language.
  const language = visitorLanguage(accepted);
  if (!result) return notFoundPage(language);
  const { state, startsAt } = result;
  if (state !== "scheduled") return inactivePage(state, language);
  return waitingPage({ startsAt: startsAt ?? now, now, address: `${settings.ownHost}/${slug}`, language });
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
