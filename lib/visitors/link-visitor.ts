import { readableHost } from "@/lib/domains/hosts/readable-host";
import { env } from "@/lib/env";
import { destinationOf } from "@/lib/routing/destination";
import { isQr } from "@/lib/routing/match-rules";
import type { Routing, Rule, Variant } from "@/lib/routing/routing";
import { chooseTarget } from "@/lib/visitors/choose-target";
import type { Waiter } from "@/lib/visitors/counting/batch";
import { knownRouting, rememberRouting } from "@/lib/visitors/counting/known-routing";
import { linkKey, linkSubject } from "@/lib/visitors/counting/link-groups";
import type { LinkVisitResult } from "@/lib/visitors/counting/link-visit-result";
import { linkVisitQueue } from "@/lib/visitors/counting/link-visits";
import { inactivePage, notFoundPage, unavailablePage, waitingPage } from "@/lib/visitors/pages/status-pages";
import { askPassword } from "@/lib/visitors/password/ask-password";
import { type Facts, visitFacts } from "@/lib/visitors/request/facts";
import { foreignHost } from "@/lib/visitors/request/host";
import { visitorAddress } from "@/lib/visitors/request/ip-address";
import { visitorLanguage } from "@/lib/visitors/request/language";
import type { Visit } from "@/lib/visitors/request/visit";
import { redirect } from "@/lib/visitors/response/redirect";
import {
  methodNotAllowed,
  methodNotAllowedWithForm,
  type VisitorResponse,
} from "@/lib/visitors/response/response";

const settings = { trustProxy: env.TRUST_PROXY, ownHost: new URL(env.SHORT_URL).host };

const METHODS = new Set(["GET", "HEAD", "POST"]);

/** Maximum attempts to route a visitor while the link is being edited. */
const MAX_ROUTINGS = 3;

export type Reply = (response: VisitorResponse | Promise<VisitorResponse>) => void;

/**
 * One visit of a short link, from the request to the response (docs/contract.md §3, Visitors).
 *
 * Routes a visitor optimistically, by the cached routing, and records the visit in the statement that finds the link.
 * If the link's routing has changed, nothing is recorded, and the visitor is routed again.
 */
export class LinkVisitor implements Waiter<LinkVisitResult> {
  readonly #visit: Visit;
  readonly #slug: string;
  readonly #slugKey: string;
  /** The requested host, if it may be a custom domain. */
  readonly #host: string | null;
  readonly #key: string;
  /** Whether the visitor is a member whose visits the account skips. */
  readonly #isOwn: boolean;
  readonly #reply: Reply;
  #facts: Facts;
  #query: string;
  #routing: Routing | undefined;
  #target: Rule | Variant | undefined;
  #routings = 0;
  /** The hash that the visitor's password has matched. */
  #proven: string | null = null;

  constructor(visit: Visit, slug: string, isOwn: boolean, reply: Reply) {
    this.#visit = visit;
    this.#slug = slug;
    this.#slugKey = slug.toLowerCase();
    this.#host = foreignHost(visit.headers);
    this.#key = linkKey(this.#slugKey, this.#host);
    this.#isOwn = isOwn;
    this.#reply = reply;
    this.#query = visit.query;
    const { trustProxy, ownHost } = settings;
    this.#facts = visitFacts(visit.headers, visit.address, { trustProxy, ownHost: this.#host ?? ownHost });
  }

  /** Routes the visitor and queues the visit. */
  go(): void {
    const { method, now } = this.#visit;
    const routing = knownRouting(this.#key);
    this.#routing = routing;
    this.#routings++;
    const locked = this.#isLocked();
    this.#target =
      routing && !locked ? chooseTarget(routing, this.#visit, this.#facts, this.#query) : undefined;
    const isPerson = this.#facts.counts && !this.#isOwn;
    const counts = isPerson && !locked && (method === "GET" || this.#proven !== null) && method !== "HEAD";
    const target = this.#target?.id ?? 0;
    const subject = linkSubject(this.#slugKey, this.#host, routing?.version ?? 0, target);
    const facts = isQr(this.#query) ? { ...this.#facts, trigger: "qr" as const } : this.#facts;
    linkVisitQueue().visit(subject, facts, counts, now, this);
  }

  resolve(result: LinkVisitResult | undefined): void {
    if (result?.state === "rerouted" && result.routing) this.#goAgain(result.routing);
    else if (!METHODS.has(this.#visit.method)) this.#reply(this.#notAllowed(result));
    else if (result?.state === "ok" && !this.#isLocked()) this.#reply(this.#redirect(result.url));
    else if (result?.state === "ok") this.#unlock();
    else this.#reply(this.#status(result));
  }

  reject(): void {
    this.#reply(unavailablePage(this.#language()));
  }

  /** Whether the link has a password that the visitor hasn't proved. */
  #isLocked(): boolean {
    const passwordHash = this.#routing?.passwordHash ?? null;
    return passwordHash !== null && passwordHash !== this.#proven;
  }

  #goAgain(routing: Routing): void {
    rememberRouting(this.#key, routing);
    if (this.#routings < MAX_ROUTINGS) this.go();
    else this.#reply(unavailablePage(this.#language(), 1));
  }

  #notAllowed(result: LinkVisitResult | undefined): VisitorResponse {
    return result?.state === "ok" && this.#isLocked() ? methodNotAllowedWithForm : methodNotAllowed;
  }

  #redirect(url: string): VisitorResponse {
    const { method } = this.#visit;
    const routing = this.#routing;
    // Only the password form posts.
    if (method === "POST" && !routing?.passwordHash) return methodNotAllowed;
    const destination = this.#target?.url ?? url;
    return redirect(routing ? destinationOf(destination, routing, this.#query) : destination, method);
  }

  #status(result: LinkVisitResult | undefined): VisitorResponse | Promise<VisitorResponse> {
    const language = this.#language();
    const { method, headers, now } = this.#visit;
    if (!result || result.state === "ok" || result.state === "rerouted") return notFoundPage(headers);
    const { state, startsAt, fallbackUrl } = result;
    if (state === "scheduled")
      return waitingPage({ startsAt: startsAt ?? now, now, address: this.#shortAddress(), language });
    if (fallbackUrl !== null && state !== "disabled") return redirect(fallbackUrl, method);
    return state === "missing" ? notFoundPage(headers) : inactivePage(state, language);
  }

  /** Asks for the link's password, or checks the submitted one. */
  #unlock(): void {
    const routing = this.#routing;
    const passwordHash = routing?.passwordHash;
    if (!routing || !passwordHash) {
      this.reject();
      return;
    }
    const language = this.#language();
    const address = visitorAddress(this.#visit.headers, this.#visit.address, settings.trustProxy);
    askPassword(
      { id: routing.linkId, passwordHash, key: this.#key, shortAddress: this.#shortAddress() },
      this.#visit,
      { address, language, source: { referrer: this.#facts.referrer, query: this.#query } },
    ).then(
      (answer) => {
        if ("response" in answer) {
          this.#reply(answer.response);
          return;
        }
        this.#proven = passwordHash;
        this.#routings = 0;
        this.#query = answer.source.query;
        this.#facts = { ...this.#facts, referrer: answer.source.referrer };
        this.go();
      },
      () => this.reject(),
    );
  }

  #language() {
    return visitorLanguage(this.#visit.headers["accept-language"]);
  }

  #shortAddress(): string {
    return `${readableHost(this.#host ?? settings.ownHost)}/${this.#slug}`;
  }
}
