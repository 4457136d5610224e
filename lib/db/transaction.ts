import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";
import { perProcess } from "@/lib/per-process";
import type { PrismaClient } from "@/prisma/client/client";

type PrismaTransaction = Omit<PrismaClient, "$connect" | "$disconnect" | "$on" | "$transaction" | "$extends">;

const TIMEOUT_MS = 20_000;
const TIMED_OUT = "The transaction took longer than 20 seconds and was rolled back";

/** The connection that Prisma may take instead of its own, see `poolForPrisma`. */
type Offer = { client: pg.PoolClient; taken: boolean };
const offers = perProcess("connection offers", () => new AsyncLocalStorage<Offer>());

/**
 * The pool as Prisma sees it: when our transaction lends Prisma its connection, Prisma's transaction begins on it.
 * Prisma opens a connection for nothing else; everything outside of transactions is `pool.query`.
 */
export const poolForPrisma = (pool: pg.Pool): pg.Pool =>
  new Proxy(pool, {
    get(target, name) {
      if (name === "connect")
        return () => {
          const offer = offers.getStore();
          if (!offer) return target.connect();
          offer.taken = true;
          return Promise.resolve(offer.client);
        };
      const member: unknown = Reflect.get(target, name);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });

/**
 * A transaction on one connection. Raw statements go to it directly; Prisma joins with the first call of a model,
 * because a Prisma transaction costs more than most statements in it.
 */
export class Transaction {
  #deferred: Promise<unknown>[] = [];
  #failure: Error | undefined;
  #prisma: { client: Promise<PrismaTransaction>; end(): void; ended: Promise<void> } | undefined;

  private constructor(readonly client: pg.PoolClient) {}

  /** Runs `work` in a transaction (read committed); commits, or rolls back if it throws. */
  static async run<T>(pool: pg.Pool, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    const transaction = new Transaction(client);
    let broken = false;
    // Without a listener the error would crash the process; the pending statement fails too.
    const onError = () => {
      broken = true;
    };
    client.on("error", onError);
    const timer = setTimeout(() => transaction.#timeOut(), TIMEOUT_MS);
    try {
      transaction.defer("BEGIN");
      const result = await work(transaction);
      await transaction.#commit();
      return result;
    } catch (thrown) {
      // A statement that nobody waited for may have failed first, and made this one fail.
      const error: unknown = await transaction.settled().then(
        () => thrown,
        (first: unknown) => first,
      );
      // After a client-side timeout the statement still runs, so the connection must go.
      broken ||= isReadTimeout(error) || !(await transaction.#rollBack());
      throw error;
    } finally {
      clearTimeout(timer);
      client.off("error", onError);
      client.release(broken);
    }
  }

  /** Sends a statement; PostgreSQL runs it after those already sent. */
  query(query: string | pg.QueryConfig): Promise<pg.QueryResult> {
    return this.#failure ? Promise.reject(this.#failure) : this.client.query(query);
  }

  /** Sends a statement whose result nobody needs, without waiting for it: if it fails, so does the transaction. */
  defer(query: string | pg.QueryConfig): void {
    const sent = this.query(query);
    sent.catch(() => undefined);
    this.#deferred.push(sent);
  }

  /** Waits for deferred statements; throws the error of the first that failed. */
  async settled(): Promise<void> {
    await Promise.all(this.#deferred.splice(0));
  }

  /** Prisma's client in this transaction. */
  prisma(prisma: PrismaClient): Promise<PrismaTransaction> {
    this.#prisma ??= this.#join(prisma);
    return this.#prisma.client;
  }

  #join(prisma: PrismaClient) {
    const offer: Offer = { client: this.#lent(), taken: false };
    let end = (): void => undefined;
    const work = new Promise<void>((resolve) => {
      end = resolve;
    });
    let ended = Promise.resolve();
    const client = new Promise<PrismaTransaction>((resolve, reject) => {
      const run = async (joined: PrismaTransaction) => {
        if (!offer.taken) throw new Error("Prisma has begun a transaction on another connection");
        resolve(joined);
        await work;
      };
      // In effect no limit: this transaction has its own.
      const limits = { maxWait: 10_000, timeout: 3_600_000 };
      ended = offers.run(offer, () => prisma.$transaction(run, limits));
      ended.catch(reject);
    });
    return { client, end: () => end(), ended };
  }

  /** The connection as lent to Prisma: only this transaction begins, commits and releases it. */
  #lent(): pg.PoolClient {
    const nothing = { command: "", rowCount: 0, oid: 0, fields: [], rows: [] };
    const members = new Map<string | symbol, unknown>([
      ["query", (query: pg.QueryConfig) => (BOUNDARY.test(query.text) ? nothing : this.query(query))],
      ["release", () => undefined],
    ]);
    return new Proxy(this.client, {
      get(target, name) {
        const member: unknown = members.get(name) ?? Reflect.get(target, name);
        return typeof member === "function" && !members.has(name) ? member.bind(target) : member;
      },
    });
  }

  async #commit(): Promise<void> {
    await this.#endPrisma();
    const committed = this.query("COMMIT");
    committed.catch(() => undefined);
    await this.settled();
    const { command } = await committed;
    if (command !== "COMMIT")
      throw new Error("The transaction was rolled back: one of its statements failed");
  }

  /** Whether the connection can be used again. */
  async #rollBack(): Promise<boolean> {
    await this.#endPrisma().catch(() => undefined);
    if (!this.#failure) this.defer("ROLLBACK");
    return this.settled().then(
      () => true,
      () => false,
    );
  }

  async #endPrisma(): Promise<void> {
    this.#prisma?.end();
    await this.#prisma?.ended;
  }

  #timeOut(): void {
    this.defer("ROLLBACK");
    this.#failure = new Error(TIMED_OUT);
  }
}

const BOUNDARY = /^(BEGIN|COMMIT|ROLLBACK)$/;

const isReadTimeout = (error: unknown): boolean =>
  error instanceof Error && /query read timeout/i.test(error.message);
