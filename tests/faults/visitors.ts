import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { BROWSER } from "@/tests/support/fixtures";

/** A link as visitors see it. */
export type Sight = { slug: string; url: string };

/** Requests and responses of one link's visitors. `responses` counts complete responses other than the redirect by status. */
export type Tally = { sent: number; redirected: number; responses: Record<string, number> };

/** Visitors on keep-alive connections, one request at a time each, until `leave` or until their connection breaks. */
export class Crowd {
  readonly #tallies = new Map<string, Tally>();
  readonly #visitors: Promise<void>[];
  #leaving = false;
  /** Visitors who sent a request and lost the connection before the response was complete. */
  broken = 0;
  /** Visitors who could no longer connect. */
  refused = 0;

  constructor(
    private readonly port: number,
    private readonly links: readonly Sight[],
    size = 64,
  ) {
    for (const { slug } of links) this.#tallies.set(slug, { sent: 0, redirected: 0, responses: {} });
    this.#visitors = Array.from({ length: size }, (_, number) => this.#wander(number));
  }

  of(slug: string): Tally {
    const tally = this.#tallies.get(slug);
    if (!tally) throw new Error(`nobody visits ${slug}`);
    return tally;
  }

  get redirected(): number {
    return [...this.#tallies.values()].reduce((sum, tally) => sum + tally.redirected, 0);
  }

  /** Every status that a visitor got instead of the redirect. */
  get otherAnswers(): string[] {
    return [...new Set([...this.#tallies.values()].flatMap(({ responses }) => Object.keys(responses)))];
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

  async #wander(number: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    try {
      for (let turn = number; !this.#leaving; turn++) {
        const link = this.links[turn % this.links.length];
        if (link) await this.#visit(agent, link);
      }
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ECONNREFUSED") this.refused++;
      else this.broken++;
    } finally {
      agent.destroy();
    }
  }

  async #visit(agent: Agent, { slug, url }: Sight): Promise<void> {
    const tally = this.of(slug);
    tally.sent++;
    const { status, location } = await this.#open(agent, `/${slug}`);
    if (status === 302 && location === url) tally.redirected++;
    else {
      const response = status === 302 ? `302 to ${location}` : `${status}`;
      tally.responses[response] = (tally.responses[response] ?? 0) + 1;
    }
  }

  async #open(agent: Agent, path: string) {
    const headers = { "User-Agent": BROWSER };
    const request = get({ host: "localhost", port: this.port, path, agent, headers });
    const [response]: IncomingMessage[] = await once(request, "response");
    if (!response) throw new Error("no response");
    response.resume();
    await once(response, "end");
    return { status: response.statusCode, location: response.headers.location };
  }
}
