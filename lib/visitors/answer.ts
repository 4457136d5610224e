import type { IncomingHttpHeaders } from "node:http";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { isAppPath } from "@/lib/reserved";
import type { Verdict } from "@/lib/visitors/batch";
import { visitFacts } from "@/lib/visitors/facts";
import { gonePage, missingPage, unavailablePage, waitingPage } from "@/lib/visitors/pages";
import { Overload, visitQueue } from "@/lib/visitors/queue";

/** What is known of a request, whichever door it came through. `address` is that of the connection. */
export type Visit = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  address: string | undefined;
  now: Date;
};

/** A whole answer as a plain value. HEAD gets the same without the body. */
export type Answer = { status: number; headers: Record<string, string>; body: string };

const SLUG = /^\/([A-Za-z0-9_-]{1,64})\/?$/;

const settings = { trustProxy: env.TRUST_PROXY, ownHost: new URL(env.SHORT_URL).host };

/** The slug that a path names; undefined when the path is not a visitor's but the app's own (CONTRACT §1). */
export function slugOf(path: string): string | undefined {
  const slug = SLUG.exec(path.includes("%") ? decode(path) : path)?.[1];
  return slug === undefined || isAppPath(slug) ? undefined : slug;
}

/** Answers the visit of a short link, counted before it is answered (CONTRACT §3, Visitors). */
export function answer(visit: Visit, slug: string): Promise<Answer> {
  const { method, headers, address, now } = visit;
  if (method !== "GET" && method !== "HEAD") return Promise.resolve(refusal);
  const facts = visitFacts(headers, address, settings);
  const counts = facts.counts && method === "GET";
  return visitQueue()
    .visit(slug.toLowerCase(), facts, counts, now)
    .then((verdict) => show(verdict, slug, now), busy);
}

/** The answer to every method but GET and HEAD. */
export const refusal: Answer = {
  status: 405,
  headers: { Allow: "GET, HEAD", "Content-Type": "text/plain" },
  body: "Method not allowed\n",
};

function busy(err: unknown): Promise<Answer> {
  if (!(err instanceof Overload)) log.error({ err }, "a batch of visits could not be counted");
  return unavailablePage();
}

function show(verdict: Verdict, slug: string, now: Date): Answer | Promise<Answer> {
  if (!verdict) return missingPage();
  const { state, url, startsAt } = verdict;
  if (state === "ok") return redirect(url);
  if (state !== "scheduled") return gonePage(state);
  return waitingPage({ startsAt: startsAt ?? now, now, address: `${settings.ownHost}/${slug}` });
}

const redirect = (url: string): Answer => ({
  status: 302,
  headers: { Location: location(url), "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" },
  body: "",
});

/** The destination as typed; a header carries printable ASCII only, so anything else in it is percent-encoded. */
const location = (url: string): string => (/^[!-~]+$/.test(url) ? url : new URL(url).href);

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
