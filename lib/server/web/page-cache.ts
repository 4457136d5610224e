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
/** After that, requests wait for the web worker in the queue, which is bounded. */
const RENDER_TIMEOUT_MS = 10_000;
/** Requests that may wait for a page to be rendered. More are passed on to that queue, which refuses what it can't take. */
const MAX_WAITING = 512;
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
  let waiting = 0;
  return (request, response, address) => {
    const page = waiting < MAX_WAITING ? cache.respond(request, performance.now()) : undefined;
    if (!page) return forward(request, response, address);
    waiting++;
    return page.then((found) => {
      waiting--;
      // The client may have disconnected.
      if (response.destroyed) return;
      return found ? send(request, response, found) : forward(request, response, address);
    });
  };
}

/**
 * Caches pages that take Next up to 200 ms to render, for a minute each. Every response gets a fresh nonce, as from
 * Next (proxy.ts).
 */
export class PageCache {
  readonly #pages = new Map<string, { page: Promise<CachedPage | undefined>; until: number }>();

  /** The pages are rendered by the web worker that listens on this local socket. */
  constructor(private readonly socketPath: string) {}

  /** The cached page; undefined, at once or after a failure to render it, when this request needs Next. */
  respond(request: IncomingMessage, now: number): Promise<VisitorResponse | undefined> | undefined {
    if (!isCacheable(request)) return undefined;
    const { url: path = "", headers } = request;
    const theme = THEME.exec(headers.cookie ?? "")?.[1] ?? "";
    return this.#page(path, theme, now).then((page) => page && withFreshNonce(page));
  }

  #page(path: string, theme: string, now: number): Promise<CachedPage | undefined> {
    const key = `${path} ${theme}`;
    const known = this.#pages.get(key);
    if (known && known.until > now) return known.page;
    const page = render(this.socketPath, path, theme).catch(() => undefined);
    this.#pages.set(key, { page, until: now + FRESH_MS });
    // Failures are not cached.
    page.then((rendered) => rendered ?? this.#pages.delete(key));
    return page;
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
