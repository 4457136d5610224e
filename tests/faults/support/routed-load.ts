import { Agent } from "node:http";
import { openPath } from "./visitors";

/** One kind of visit: of a path, with these headers; a POST if there is a form. */
export type Kind = { path: string; headers?: Record<string, string>; form?: string };

/** Visitors of all kinds, round-robin on keep-alive connections, until the connection breaks. */
export class RoutedLoad {
  readonly #visitors: Promise<void>[];
  /** Requests by path, and redirects received by location. */
  readonly sent = new Map<string, number>();
  readonly received = new Map<string, number>();
  /** The statuses of all other responses. */
  readonly others = new Set<number | undefined>();

  constructor(
    private readonly port: number,
    private readonly kinds: readonly Kind[],
    size = 48,
  ) {
    this.#visitors = Array.from({ length: size }, (_, number) => this.#visitRepeatedly(number));
  }

  get redirected(): number {
    return [...this.received.values()].reduce((sum, n) => sum + n, 0);
  }

  /** Resolves when no visitor has a connection any more. */
  async gone(): Promise<void> {
    await Promise.all(this.#visitors);
  }

  async #visitRepeatedly(number: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    try {
      for (let index = number; ; index++) {
        const { path, ...kind } = this.kinds[index % this.kinds.length] ?? { path: "/" };
        this.sent.set(path, (this.sent.get(path) ?? 0) + 1);
        const { location, status } = await openPath(agent, this.port, path, kind);
        if (location === undefined) this.others.add(status);
        else this.received.set(location, (this.received.get(location) ?? 0) + 1);
      }
    } catch {
      // The server was killed.
    } finally {
      agent.destroy();
    }
  }
}
