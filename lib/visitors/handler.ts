import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { isAppPath } from "@/lib/slugs/reserved";
import type { Waiting } from "@/lib/visitors/counting/batch";
import { type Judgement, visitQueue } from "@/lib/visitors/counting/link-visits";
import { Overload } from "@/lib/visitors/counting/queue";
import { pageAnswer } from "@/lib/visitors/pages/page-response";
import { pageAt } from "@/lib/visitors/pages/page-routes";
import { gonePage, missingPage, unavailablePage, waitingPage } from "@/lib/visitors/pages/status-pages";
import { visitFacts } from "@/lib/visitors/request/facts";
import type { Visit } from "@/lib/visitors/request/visit";
import { redirect } from "@/lib/visitors/response/redirect";
import type { Answer } from "@/lib/visitors/response/response";

const SLUG = /^\/([A-Za-z0-9_-]{1,64})\/?$/;

const settings = { trustProxy: env.TRUST_PROXY, ownHost: new URL(env.SHORT_URL).host };

/** The slug that a path names; undefined when the path is not a visitor's but the app's own (CONTRACT §1). */
export function slugOf(path: string): string | undefined {
  const slug = SLUG.exec(path.includes("%") ? decode(path) : path)?.[1];
  return slug === undefined || isAppPath(slug) ? undefined : slug;
}

type Reply = (answer: Answer | Promise<Answer>) => void;

/**
 * Answers the visit of a short link, counted before it is answered (CONTRACT §3, Visitors). A redirect is replied
 * without a promise (lib/visitors/counting/batch.ts); `reply` may not throw.
 */
export function answer(visit: Visit, slug: string, reply: Reply): void {
  const { method, headers, address, now } = visit;
  if (method !== "GET" && method !== "HEAD") {
    reply(refusal);
    return;
  }
  const facts = visitFacts(headers, address, settings);
  const counts = facts.counts && method === "GET";
  visitQueue().visit(slug.toLowerCase(), facts, counts, now, new Visitor(slug, now, reply));
}

class Visitor implements Waiting<Judgement> {
  readonly #slug: string;
  readonly #now: Date;
  readonly #reply: Reply;

  constructor(slug: string, now: Date, reply: Reply) {
    this.#slug = slug;
    this.#now = now;
    this.#reply = reply;
  }

  resolve(verdict: Judgement | undefined): void {
    this.#reply(show(verdict, this.#slug, this.#now));
  }

  reject(error: unknown): void {
    this.#reply(busy(error));
  }
}

/**
 * Answers the visit of any other public page (lib/visitors/pages/page-kind.ts); undefined when the path is no page's, and
 * for what a visitor sends: forms take it behind Next.
 */
export function answerPage(visit: Visit, search: string): Promise<Answer> | undefined {
  const { method, path } = visit;
  const ask = pageAt(path.includes("%") ? decode(path) : path, search);
  if (ask === undefined || method === "POST") return undefined;
  if (method !== "GET" && method !== "HEAD") return Promise.resolve(refusal);
  return ask === "nothing" ? missingPage() : pageAnswer(visit, ask);
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

function show(verdict: Judgement | undefined, slug: string, now: Date): Answer | Promise<Answer> {
  if (!verdict) return missingPage();
  const { state, url, startsAt } = verdict;
  if (state === "ok") return redirect(url);
  if (state !== "scheduled") return gonePage(state);
  return waitingPage({ startsAt: startsAt ?? now, now, address: `${settings.ownHost}/${slug}` });
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
