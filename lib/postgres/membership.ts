import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { backoff } from "@/lib/async/backoff";
import { type Claims, openClaims } from "@/lib/postgres/claims";
import type { DataLocation } from "@/lib/postgres/folder";
import { ensureServer } from "@/lib/postgres/launch";
import { stopServer } from "@/lib/postgres/process";

/** Attempts to connect to a server that is ready, about 15 s. */
const ATTEMPTS = 14;
const CONNECT_MAX_WAIT_MS = 2_000;
const REJOIN_MAX_WAIT_MS = 10_000;

/** This process as one user of a database folder. Keeps the server running until it leaves. */
export class Membership {
  readonly #leaving = new AbortController();
  #rejoining: Promise<void> | undefined;
  #address: string | undefined;

  private constructor(
    private readonly place: DataLocation,
    private readonly password: string,
    private readonly log: (line: string) => void,
    readonly port: number,
    private claims: Claims,
  ) {
    void this.#keep();
  }

  static async join(place: DataLocation, password: string, log: (line: string) => void): Promise<Membership> {
    const { port, claims } = await enter(place, password);
    return new Membership(place, password, log, port, claims);
  }

  async claimServer(address: string): Promise<void> {
    await this.#claim(this.claims, address);
    this.#address = address;
  }

  async leave(): Promise<void> {
    this.#leaving.abort();
    await this.#rejoining;
    // A lost claim has no server behind it that this process would have to stop.
    const alone = await this.claims.leave().catch(() => false);
    if (alone) await stopServer(this.place);
    await this.claims.close();
  }

  async #claim(claims: Claims, address: string): Promise<void> {
    const other = await claims.claimServer(address);
    if (!other) return;
    const data = dirname(this.place.folder);
    throw new Error(
      `Another Waypost already runs on ${data} (${other}). Stop it, or set DATA_DIR to another folder for this one.`,
    );
  }

  async #keep(): Promise<void> {
    while (!this.#leaving.signal.aborted) {
      await this.claims.lost;
      if (this.#leaving.signal.aborted) return;
      this.#rejoining = this.#rejoin();
      await this.#rejoining;
    }
  }

  async #rejoin(): Promise<void> {
    const { signal } = this.#leaving;
    this.log(`PostgreSQL on ${this.place.folder} went away: starting it again`);
    const retries = backoff(100, REJOIN_MAX_WAIT_MS);
    while (!signal.aborted) {
      try {
        this.claims = await this.#reenter();
        this.log("PostgreSQL is back");
        return;
      } catch (error) {
        if (!signal.aborted)
          this.log(`PostgreSQL is still away: ${error instanceof Error ? error.message : error}`);
        await sleep(retries.next(), undefined, { ref: false, signal }).catch(() => undefined);
      }
    }
  }

  async #reenter(): Promise<Claims> {
    const { port, claims } = await enter(this.place, this.password, this.port, this.#leaving.signal);
    try {
      if (port !== this.port) throw new Error(`it listens on port ${port} now, no longer on ${this.port}`);
      if (this.#address) await this.#claim(claims, this.#address);
      return claims;
    } catch (error) {
      await claims.close();
      throw error;
    }
  }
}

/** Another user may stop the server between the check and the claim; check again then. */
async function enter(place: DataLocation, password: string, wanted?: number, signal?: AbortSignal) {
  const retries = backoff(100, CONNECT_MAX_WAIT_MS);
  for (let attempt = 1; ; attempt++) {
    const port = await ensureServer(place, wanted, signal);
    try {
      return { port, claims: await openClaims(port, password) };
    } catch (cause) {
      if (attempt >= ATTEMPTS) {
        const why = cause instanceof Error ? cause.message : cause;
        throw new Error(
          `PostgreSQL on ${place.folder} refuses Waypost's connection on port ${port}: ${why}`,
          {
            cause,
          },
        );
      }
      await sleep(retries.next(), undefined, { signal });
    }
  }
}
