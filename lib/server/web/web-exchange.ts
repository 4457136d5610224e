import {
  type Agent,
  type ClientRequest,
  type IncomingMessage,
  request as open,
  type ServerResponse,
} from "node:http";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { apiError, bodyLimit, bodyTooLarge } from "@/lib/server/http/refusals";
import { apiTarget, pathOf } from "@/lib/server/http/request-target";
import { send, sendInternalError } from "@/lib/server/http/send-response";
import { closeIfUnread, expectsBody } from "@/lib/server/http/unread-body";
import { ADDRESS_HEADER } from "@/lib/server/web/address-header";
import type { WebQueue, WebRequest } from "@/lib/server/web/web-queue";
import { unavailablePage } from "@/lib/visitors/pages/status-pages";
import { visitorLanguage } from "@/lib/visitors/request/language";

const RETRY_AFTER = { "Retry-After": "1" };

/** Why connecting fails while the web worker starts, or has too many connections to accept. */
const NOT_LISTENING = new Set<string | undefined>(["ENOENT", "ECONNREFUSED", "EAGAIN"]);

// Hop-by-hop headers: each of the two connections has its own.
const CONNECTION_HEADERS = ["connection", "keep-alive", "proxy-connection", "upgrade"];
const NOT_FORWARDED = new Set([...CONNECTION_HEADERS, "expect", "te", "trailer", ADDRESS_HEADER]);
const NOT_RETURNED = new Set([...CONNECTION_HEADERS, "transfer-encoding", "trailer"]);

/** One request to the web worker and its response to the client. */
export class WebExchange implements WebRequest {
  #upstream: ClientRequest | undefined;
  /** Whether the queue counts this as open. */
  #isOpen = false;
  #isResponding = false;

  constructor(
    private readonly request: IncomingMessage,
    private readonly response: ServerResponse,
    private readonly address: string | undefined,
    private readonly to: { agent: Agent; socketPath: string },
    private readonly queue: WebQueue,
    private readonly waitForWebWorker: () => void,
  ) {
    response.once("close", () => {
      this.#close();
      if (!response.writableFinished) this.#upstream?.destroy();
    });
  }

  refuse(): void {
    unavailable(this.request, this.response);
  }

  start(): void {
    this.#isOpen = true;
    if (!expectsBody(this.request)) this.#sent();
    const { method, url: path, rawHeaders } = this.request;
    const headers = [...withoutHeaders(rawHeaders, NOT_FORWARDED), ADDRESS_HEADER, this.address ?? ""];
    try {
      this.#upstream = open({ ...this.to, method, path, headers, setHost: false });
    } catch (err) {
      this.#close();
      return void sendInternalError(this.response, err);
    }
    // Don't read the body before there is a connection to send it on.
    const upstream = this.#upstream
      .once("socket", (socket) => {
        const begin = () => this.#sendBody(upstream);
        if (socket.connecting) socket.once("connect", begin);
        else begin();
      })
      .once("response", (received) => this.#passOn(received, upstream))
      .on("error", (error: NodeJS.ErrnoException) => this.#fail(error));
  }

  #sendBody(upstream: ClientRequest): void {
    if (!this.#isOpen) return;
    if (!expectsBody(this.request)) return void upstream.end();
    this.request.once("end", () => this.#sent()).pipe(upstream);
    this.#limitBody(upstream);
  }

  /** Ends a request whose body has no announced length and turns out to be too long. */
  #limitBody(upstream: ClientRequest): void {
    const { request, response } = this;
    const { method = "GET", url = "/", headers } = request;
    const limit = bodyLimit(pathOf(url));
    if (limit === undefined) return;
    let size = 0;
    const measure = (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit || response.headersSent) return;
      request.off("data", measure).unpipe(upstream);
      this.#close();
      upstream.destroy();
      send(request, response, bodyTooLarge({ method, path: pathOf(url) }, headers));
    };
    request.on("data", measure);
  }

  /** The web worker has the whole request, or is about to. */
  #sent(): void {
    if (!this.#isOpen || this.response.headersSent) return;
    this.#isResponding = true;
    this.queue.responding();
  }

  #passOn(received: IncomingMessage, upstream: ClientRequest): void {
    const { request, response } = this;
    if (!this.#isOpen) return void upstream.destroy();
    closeIfUnread(request, response);
    response.writeHead(
      received.statusCode ?? 502,
      received.statusMessage,
      withoutHeaders(received.rawHeaders, NOT_RETURNED),
    );
    this.#responded();
    received.once("aborted", () => response.destroy()).pipe(response);
    received.once("close", () => {
      this.#close();
      // The rest of the body is unread.
      if (request.complete) return;
      request.unpipe(upstream).resume();
      upstream.destroy();
    });
  }

  #fail(error: NodeJS.ErrnoException): void {
    if (!this.#isOpen) return;
    if (NOT_LISTENING.has(error.code) && !this.request.readableDidRead) {
      this.waitForWebWorker();
      this.#responded();
      this.#isOpen = false;
      return void this.queue.putBack(this);
    }
    this.#close();
    const { method, url = "/" } = this.request;
    log.warn({ reason: error.code, method, path: pathOf(url) }, "the web worker did not respond");
    if (this.response.headersSent) this.response.destroy();
    else unavailable(this.request, this.response);
  }

  #responded(): void {
    if (this.#isResponding) this.queue.responded();
    this.#isResponding = false;
  }

  /** Leaves the queue, once. */
  #close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#responded();
    this.queue.closed();
  }
}

/** Raw headers without these names (lower case). */
function withoutHeaders(raw: readonly string[], names: ReadonlySet<string>): string[] {
  const remaining: string[] = [];
  for (let at = 0; at < raw.length; at += 2) {
    const [name = "", value = ""] = [raw[at], raw[at + 1]];
    if (!names.has(name.toLowerCase())) remaining.push(name, value);
  }
  return remaining;
}

function unavailable(request: IncomingMessage, response: ServerResponse): void {
  const { method = "GET", url: target = "/", headers } = request;
  const api = apiTarget(method, target);
  if (!api) {
    const page = unavailablePage(visitorLanguage(headers["accept-language"])).then((drawn) => ({
      ...drawn,
      headers: { ...drawn.headers, ...RETRY_AFTER },
    }));
    return void send(request, response, page);
  }
  const error = new AppError("unavailable", "The server is busy; try again in a moment", RETRY_AFTER);
  send(request, response, apiError(error, { method: api.method, path: pathOf(api.target) }, headers));
}
