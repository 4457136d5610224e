import { isAppPath } from "@/lib/slugs/reserved";
import { accountOfLink, isOwnVisit } from "@/lib/visitors/counting/own-visits";
import { LinkVisitor, type Reply } from "@/lib/visitors/link-visitor";
import { pageResponse } from "@/lib/visitors/pages/page-response";
import { pageAt } from "@/lib/visitors/pages/page-routes";
import { notFoundPage } from "@/lib/visitors/pages/status-pages";
import { sessionCookie } from "@/lib/visitors/request/session-cookie";
import type { Visit } from "@/lib/visitors/request/visit";
import { methodNotAllowed, type VisitorResponse } from "@/lib/visitors/response/response";

const SLUG = /^\/([A-Za-z0-9_-]{1,64})\/?$/;

/** The slug in a path; undefined when the path belongs to the app itself (docs/contract.md §1). */
export function slugOf(path: string): string | undefined {
  const slug = SLUG.exec(path.includes("%") ? decode(path) : path)?.[1];
  return slug === undefined || isAppPath(slug) ? undefined : slug;
}

/**
 * Handles a visit of a short link, counted before the response (docs/contract.md §3, Visitors). `reply` is called
 * without a promise for redirects (see lib/visitors/counting/batch.ts) and may not throw.
 */
export function handleLinkVisit(visit: Visit, slug: string, reply: Reply): void {
  const go = (isOwn: boolean) => new LinkVisitor(visit, slug, isOwn, reply).go();
  const cookie = sessionCookie(visit.headers);
  if (cookie === undefined) go(false);
  else isOwnVisit(cookie, accountOfLink(slug)).then(go);
}

/**
 * Handles a visit of any other public page (lib/visitors/pages/page-kind.ts). Undefined for other paths, and for
 * POST: forms are submitted to Next.
 */
export function handlePageVisit(visit: Visit): Promise<VisitorResponse> | undefined {
  const { method, path, query } = visit;
  const ask = pageAt(path.includes("%") ? decode(path) : path, query);
  if (ask === undefined || method === "POST") return undefined;
  if (method !== "GET" && method !== "HEAD") return Promise.resolve(methodNotAllowed);
  return ask === "nothing" ? notFoundPage(visit.headers) : pageResponse(visit, ask);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
