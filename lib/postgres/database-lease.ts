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

/** This process's use of a database folder: keeps its server running until it leaves. */
export class DatabaseLease {
  readonly #leaving = new AbortController();
  #rejoining: Promise<void> | undefined;
  #address: string | undefined;

  private constructor(
    private readonly location: DataLocation,
    private readonly password: string,
    private readonly log: (line: string) => void,
    readonly port: number,
    private claims: Claims,
  ) {
    void this.#keep();
  }

  static async join(
    location: DataLocation,
    password: string,
    log: (line: string) => void,
  ): Promise<DatabaseLease> {
    const { port, claims } = await enter(location, password);
    return new DatabaseLease(location, password, log, port, claims);
  }

  async claimServer(address: string): Promise<void> {
    await this.#claim(this.claims, address);
    this.#address = address;
  }

  async leave(): Promise<void> {
    this.#leaving.abort();
    await this.#rejoining;
    // If the claim was lost, there is no server to stop.
    const alone = await this.claims.leave().catch(() => false);
    if (alone) await stopServer(this.location);
    await this.claims.close();
  }

  async #claim(claims: Claims, address: string): Promise<void> {
    const other = await claims.claimServer(address);
    if (!other) return;
    const data = dirname(this.location.folder);
    throw new Error(
      `Another Waypost is already running on ${data} (${other}). Stop it, or set DATA_DIR to another folder for this one.`,
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
    this.log(`PostgreSQL on ${this.location.folder} went away: starting it again`);
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
    const { port, claims } = await enter(this.location, this.password, this.port, this.#leaving.signal);
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

/** Retries when another user stops the server between the check and the claim. */
async function enter(location: DataLocation, password: string, wanted?: number, signal?: AbortSignal) {
  const retries = backoff(100, CONNECT_MAX_WAIT_MS);
  for (let attempt = 1; ; attempt++) {
    const port = await ensureServer(location, wanted, signal);
    try {
      return { port, claims: await openClaims(port, password) };
    } catch (cause) {
      if (attempt >= ATTEMPTS) {
        const why = cause instanceof Error ? cause.message : cause;
        throw new Error(
          `PostgreSQL on ${location.folder} refuses Waypost's connection on port ${port}: ${why}`,
          {
            cause,
          },
        );
      }
      await sleep(retries.next(), undefined, { signal });
    }
  }
}
