import { randomBytes } from "node:crypto";
import { type IncomingMessage, request as open } from "node:http";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Forward } from "@/lib/server/http/http-server";
import { send } from "@/lib/server/http/send-response";
import type { VisitorResponse } from "@/lib/visitors/response/response";

/** Pages that are the same for all signed-out visitors. */
const PATHS = new Set([
  "/",
  "/login",
  "/signup",
  "/forgot",
  "/docs",
  ...["quickstart", "conventions", "errors", "limits", "idempotency", "webhooks", "changelog"].map(
    (guide) => `/docs/${guide}`,
  ),
]);
const FRESH_MS = 60_000;
/** A page may be rendered again after that, even if the web worker never responds. */
const RENDER_TIMEOUT_MS = 10_000;
const THEME = /(?:^|;\s*)(theme=(?:light|dark))(?:;|$)/;
const NONCE = /'nonce-([^']+)'/;

// Headers of one connection or one response.
const UNCACHED_HEADERS = new Set([
  "connection",
  "keep-alive",
  "transfer-encoding",
  "content-length",
  "date",
  "etag",
]);

const compress = promisify(gzip);
/** Fast, because pages are compressed per request, due to the nonce. */
const LEVEL = 1;

/** A page split at its nonce. */
type CachedPage = { headers: Record<string, string>; nonce: string; parts: string[] };

/** Serves pages that look the same to all signed-out visitors from a cache, and passes all other requests on. */
export function withCachedPages(socketPath: string, forward: Forward): Forward {
  const cache = new PageCache(socketPath);
  return (request, response, address) => {
    const page = cache.respond(request, performance.now());
    return page ? send(request, response, page) : forward(request, response, address);
  };
}

/**
 * Caches pages that take Next up to 200 ms to render. They are rendered again after a minute, while the previous page
 * is served: no request waits for that. Every response gets a fresh nonce, as from Next (proxy.ts).
 */
export class PageCache {
  readonly #pages = new Map<string, { page: CachedPage | undefined; until: number }>();

  /** The pages are rendered by the web worker that listens on this local socket. */
  constructor(private readonly socketPath: string) {}

  /** The cached page; undefined when this request needs Next, or while the page is rendered for the first time. */
  respond(request: IncomingMessage, now: number): VisitorResponse | undefined {
    if (!isCacheable(request)) return undefined;
    const { url: path = "", headers } = request;
    const theme = THEME.exec(headers.cookie ?? "")?.[1] ?? "";
    const page = this.#page(path, theme, now);
    return page && withFreshNonce(page);
  }

  #page(path: string, theme: string, now: number): CachedPage | undefined {
    const key = `${path} ${theme}`;
    const entry = this.#pages.get(key) ?? { page: undefined, until: 0 };
    this.#pages.set(key, entry);
    if (entry.until <= now) {
      entry.until = now + FRESH_MS;
      // If the web worker is down or busy, the previous page stays, and the next request tries again.
      const failed = () => {
        entry.until = 0;
      };
      render(this.socketPath, path, theme).then((page) => {
        if (page) entry.page = page;
        else failed();
      }, failed);
    }
    return entry.page;
  }
}

function withFreshNonce(page: CachedPage): VisitorResponse {
  const nonce = randomBytes(18).toString("base64");
  const headers = Object.entries(page.headers).map(([name, value]) => [
    name,
    value.replaceAll(page.nonce, nonce),
  ]);
  const body = page.parts.join(nonce);
  const encodings = { gzip: () => compress(body, { level: LEVEL }) };
  return { status: 200, headers: Object.fromEntries(headers), body, encodings };
}

function isCacheable({ method, url = "", headers }: IncomingMessage): boolean {
  if ((method !== "GET" && method !== "HEAD") || !PATHS.has(url)) return false;
  // Client-side navigation and server actions use the same URL.
  if (headers.rsc !== undefined || headers["next-action"] !== undefined) return false;
  return !/session-token/.test(headers.cookie ?? "");
}

async function render(socketPath: string, path: string, theme: string): Promise<CachedPage | undefined> {
  const headers = { Host: "localhost", Accept: "text/html", Cookie: theme };
  const signal = AbortSignal.timeout(RENDER_TIMEOUT_MS);
  const received = await new Promise<IncomingMessage>((resolve, reject) => {
    open({ socketPath, path, headers, signal }, resolve).on("error", reject).end();
  });
  const body = await text(received);
  const nonce = NONCE.exec(received.headers["content-security-policy"]?.toString() ?? "")?.[1];
  if (received.statusCode !== 200 || received.headers["set-cookie"] || !nonce) return undefined;
  const headersToCache = Object.entries(received.headers).flatMap(([name, value]) =>
    typeof value === "string" && !UNCACHED_HEADERS.has(name) ? [[name, value]] : [],
  );
  return { headers: Object.fromEntries(headersToCache), nonce, parts: body.split(nonce) };
}
