import { LRUCache } from "lru-cache";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { perProcess } from "@/lib/per-process";
import type { PageLanguage } from "@/lib/validation/languages";
import { isPrintable } from "@/lib/validation/printable";
import { NotRecordedError } from "@/lib/visitors/counting/batch";
import { accountOfPage, isOwnVisit } from "@/lib/visitors/counting/own-visits";
import type { FoundPage, PageSubject } from "@/lib/visitors/counting/page-visits";
import { pageSubject, recordPageVisits } from "@/lib/visitors/counting/page-visits";
import { VisitQueue } from "@/lib/visitors/counting/queue";
import type { PageKind, PageRequest, RenderedPage } from "@/lib/visitors/pages/page-kind";
import { notFoundPage, unavailablePage } from "@/lib/visitors/pages/status-pages";
import { visitFacts } from "@/lib/visitors/request/facts";
import { foreignHost } from "@/lib/visitors/request/host";
import { visitorLanguage } from "@/lib/visitors/request/language";
import { sessionCookie } from "@/lib/visitors/request/session-cookie";
import type { Visit } from "@/lib/visitors/request/visit";
import type { VisitorResponse } from "@/lib/visitors/response/response";

/** For kinds that are the same for all visitors. */
const DEFAULT_LANGUAGE = "en";

const CACHE_BYTES = 64 * 1024 * 1024;

type CachedPage = Promise<RenderedPage | undefined>;

const queues = perProcess("pageQueues", () => new Map<string, VisitQueue<PageSubject, FoundPage>>());
const cache = perProcess("keptPages", () => ({
  ready: new LRUCache<string, RenderedPage>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
  }),
  underWay: new Map<string, CachedPage>(),
}));

const settings = { trustProxy: env.TRUST_PROXY, ownHost: new URL(env.SHORT_URL).host };

/** Responds to a request for a public page, counted before the response. Never throws. */
export async function pageResponse(visit: Visit, ask: PageRequest): Promise<VisitorResponse> {
  const { kind } = ask;
  const spoken = visitorLanguage(visit.headers["accept-language"]);
  try {
    const found = await recordView(visit, ask);
    const chosen = found && kind.languageOf ? kind.languageOf(found, ask) : DEFAULT_LANGUAGE;
    const drawn = found && (await renderedPageOf(found, ask, chosen ?? spoken));
    if (!drawn) return await (kind.missing?.(visit, ask) ?? notFoundPage(visit.headers));
    const response = await drawn.respond(visit);
    return chosen ? response : { ...response, headers: { ...response.headers, Vary: "Accept-Language" } };
  } catch (err) {
    if (!(err instanceof NotRecordedError)) log.error({ err, kind: kind.name }, "could not render a page");
    return kind.unavailable?.(visit, ask) ?? unavailablePage(spoken);
  }
}

async function recordView(
  { method, headers, address, now }: Visit,
  ask: PageRequest,
): Promise<FoundPage | undefined> {
  const host = foreignHost(headers);
  const { trustProxy, ownHost } = settings;
  const facts = visitFacts(headers, address, { trustProxy, ownHost: host ?? ownHost });
  const subject = pageSubject(sanitized(ask.key), sanitized(ask.segment ?? ""), host);
  const cookie = sessionCookie(headers);
  const isOwn = cookie !== undefined && (await isOwnVisit(cookie, accountOfPage(ask.kind, subject, now)));
  const counts = method === "GET" && !ask.uncounted && !isOwn && (ask.kind.countsAll || facts.counts);
  return new Promise((resolve, reject) =>
    queueOf(ask.kind).visit(subject, facts, counts, now, { resolve, reject }),
  );
}

// Drops text that PostgreSQL rejects: one malformed request must not fail a whole batch.
const sanitized = (text: string): string => (text.length <= 100 && isPrintable(text) ? text : "");

function queueOf(kind: PageKind): VisitQueue<PageSubject, FoundPage> {
  const known = queues.get(kind.name);
  if (known) return known;
  const queue = new VisitQueue(recordPageVisits(kind));
  queues.set(kind.name, queue);
  return queue;
}

/** The cached rendering of this version; concurrent requests share one render. */
function renderedPageOf(found: FoundPage, ask: PageRequest, language: PageLanguage): CachedPage {
  const key = [ask.kind.name, found.id, found.version, found.segment, ask.part, ask.address, language].join(
    "\n",
  );
  const ready = cache.ready.get(key);
  if (ready) return Promise.resolve(ready);
  const underWay = cache.underWay.get(key);
  if (underWay) return underWay;
  const drawing = ask.kind
    .draw(found, ask, language)
    .then((drawn) => {
      if (drawn) cache.ready.set(key, drawn);
      return drawn;
    })
    .finally(() => cache.underWay.delete(key));
  cache.underWay.set(key, drawing);
  return drawing;
}
