import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "@playwright/test";
import { BROWSER } from "@/tests/support/fixtures";

/** A link as visitors see it. */
export type Target = { slug: string; url: string };

/**
 * Requests and responses of one link's visitors. `responses` counts other complete responses than the redirect by
 * status.
 */
export type Counts = { sent: number; redirected: number; responses: Record<string, number> };

/** How many visitors, and how long each pauses after a response: `retryMs` if it was a 503. */
type Options = { size?: number; pauseMs?: number; retryMs?: number };

/** For visitors of a server that recovers: if they retried at once, they would take the CPU time it needs for that. */
export const PATIENT = { retryMs: 200 };

/** Visitors on keep-alive connections, one request at a time each, until `leave` or until their connection breaks. */
export class VisitorLoad {
  readonly #counts = new Map<string, Counts>();
  readonly #visitors: Promise<void>[];
  #leaving = false;
  /** Visitors who sent a request and lost the connection before the response was complete. */
  broken = 0;
  /** Visitors who could no longer connect. */
  refused = 0;

  constructor(
    private readonly port: number,
    private readonly links: readonly Target[],
    { size = 64, pauseMs = 0, retryMs = pauseMs }: Options = {},
  ) {
    for (const { slug } of links) this.#counts.set(slug, { sent: 0, redirected: 0, responses: {} });
    this.#visitors = Array.from({ length: size }, (_, number) =>
      this.#visitRepeatedly(number, pauseMs, retryMs),
    );
  }

  of(slug: string): Counts {
    const counts = this.#counts.get(slug);
    if (!counts) throw new Error(`nobody visits ${slug}`);
    return counts;
  }

  get redirected(): number {
    return [...this.#counts.values()].reduce((sum, counts) => sum + counts.redirected, 0);
  }

  /** Every status that a visitor got instead of the redirect. */
  get otherStatuses(): string[] {
    return [...new Set([...this.#counts.values()].flatMap(({ responses }) => Object.keys(responses)))];
  }

  /** Waits for this many more redirects. */
  redirects(more: number): Promise<void> {
    const enough = this.redirected + more;
    return expect.poll(() => this.redirected, { timeout: 60_000, intervals: [20] }).toBeGreaterThan(enough);
  }

  /** All visitors finish their current request and leave. */
  async leave(): Promise<void> {
    this.#leaving = true;
    await Promise.all(this.#visitors);
  }

  /** Resolves when no visitor has a connection any more. */
  async gone(): Promise<void> {
    await Promise.all(this.#visitors);
  }

  async #visitRepeatedly(number: number, pauseMs: number, retryMs: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    try {
      for (let index = number; !this.#leaving; index++) {
        const link = this.links[index % this.links.length];
        const status = link && (await this.#visit(agent, link));
        const pause = status === 503 ? retryMs : pauseMs;
        if (pause) await sleep(pause);
      }
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ECONNREFUSED") this.refused++;
      else this.broken++;
    } finally {
      agent.destroy();
    }
  }

  async #visit(agent: Agent, { slug, url }: Target): Promise<number | undefined> {
    const counts = this.of(slug);
    counts.sent++;
    const { status, location } = await openPath(agent, this.port, `/${slug}`);
    if (status === 302 && location === url) counts.redirected++;
    else {
      const response = status === 302 ? `302 to ${location}` : `${status}`;
      counts.responses[response] = (counts.responses[response] ?? 0) + 1;
    }
    return status;
  }
}

type Sent = { headers?: Record<string, string>; form?: string };

/** Requests a path like a person's browser, and reads the whole response. Rejects when the connection breaks. */
export async function openPath(agent: Agent, port: number, path: string, { headers, form }: Sent = {}) {
  const type = form !== undefined && { "Content-Type": "application/x-www-form-urlencoded" };
  const all = { "User-Agent": BROWSER, ...type, ...headers };
  const method = form === undefined ? "GET" : "POST";
  const sent = request({ host: "localhost", port, path, agent, method, headers: all });
  sent.end(form);
  const [response]: IncomingMessage[] = await once(sent, "response");
  if (!response) throw new Error("no response");
  response.resume();
  await once(response, "end");
  return { status: response.statusCode, location: response.headers.location };
}
