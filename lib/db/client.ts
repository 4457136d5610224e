import { AsyncLocalStorage } from "node:async_hooks";
import { setFlagsFromString } from "node:v8";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { keyPool } from "@/lib/db/key-pool";
import { type RawQuery, rawQuery } from "@/lib/db/raw-query";
import { poolForPrisma, Transaction } from "@/lib/db/transaction";
import { databaseUrl } from "@/lib/env";
import { log } from "@/lib/log";
import { perProcess } from "@/lib/per-process";
import { Prisma, PrismaClient } from "@/prisma/client/client";

export { Prisma };

type Database = Omit<PrismaClient, "$connect" | "$disconnect" | "$on" | "$transaction" | "$extends">;

const currentTransaction = perProcess("transaction", () => new AsyncLocalStorage<Transaction>());

const connectionOptions = {
  // Statements can be sent before the results of those ahead have come.
  pipeline: true,
  max: 16,
  connectionTimeoutMillis: 5_000,
  query_timeout: 30_000,
  idleTimeoutMillis: 30_000,
};

const pool = () =>
  perProcess("pool", () => {
    const opened = new pg.Pool({ connectionString: databaseUrl(), ...connectionOptions });
    // A broken idle connection is replaced when one is needed; without a listener the error would crash the process.
    return opened.on("error", (err) => log.warn({ reason: err.message }, "a database connection broke"));
  });

const prisma = () =>
  perProcess("prisma", () => {
    // Prisma compiles queries in WebAssembly. By default V8 optimizes that from the first queries on, which takes a third
    // of a command's CPU time; with this budget (Node 20 has 1,800,000) only a busy process does.
    setFlagsFromString("--wasm-tiering-budget=100000000");
    return new PrismaClient({ adapter: new PrismaPg(poolForPrisma(pool())) });
  });

const run = (query: RawQuery) => (currentTransaction.getStore() ?? pool()).query(query);

type Raw = [template: TemplateStringsArray | Prisma.Sql, ...values: unknown[]];

/**
 * Raw statements, with Prisma's parameters and results but without its client, which takes several times as long as
 * `pg` alone.
 */
const rawMembers = new Map<string | symbol, (...raw: Raw) => Promise<unknown>>([
  ["$queryRaw", async (template, ...values) => (await run(rawQuery(template, values))).rows],
  ["$executeRaw", async (template, ...values) => (await run(rawQuery(template, values))).rowCount ?? 0],
]);

/**
 * Runs a statement whose result nobody needs. In a transaction, doesn't wait for it, which saves a round trip: if it
 * fails, so does the transaction.
 */
export async function executeDeferred(sql: Prisma.Sql): Promise<void> {
  const query = rawQuery(sql, []);
  const transaction = currentTransaction.getStore();
  if (transaction) transaction.defer(query);
  else await pool().query(query);
}

/** The Prisma client. Inside `transaction`, every call joins it implicitly. */
export const db = new Proxy({} as Database, {
  get(_, name) {
    const raw = rawMembers.get(name);
    if (raw) return raw;
    const transaction = currentTransaction.getStore();
    if (transaction) return joined(transaction, name);
    const member: unknown = Reflect.get(prisma(), name);
    return typeof member === "function" ? member.bind(prisma()) : member;
  },
});

/** A model, or a function, of Prisma's client in a transaction. */
function joined(transaction: Transaction, name: string | symbol): unknown {
  const call = async (owner: (client: object) => unknown, method: string | symbol, args: unknown[]) => {
    const target = owner(await transaction.prisma(prisma()));
    const member: unknown = Reflect.get(Object(target), method);
    if (typeof member !== "function") throw new Error(`Prisma has no ${String(method)}`);
    return Reflect.apply(member, target, args);
  };
  if (String(name).startsWith("$")) return (...args: unknown[]) => call((client) => client, name, args);
  const modelOf = (client: object): unknown => Reflect.get(client, name);
  return new Proxy(
    {},
    {
      get:
        (_, method) =>
        (...args: unknown[]) =>
          call(modelOf, method, args),
    },
  );
}

const afterCommitQueue = perProcess("afterwards", () => new AsyncLocalStorage<(() => void)[]>());

/** Runs `work` in one transaction (read committed), or joins the current one. */
export async function transaction<T>(work: () => Promise<T>): Promise<T> {
  if (currentTransaction.getStore()) return work();
  const waiting: (() => void)[] = [];
  const result = await afterCommitQueue.run(waiting, () =>
    Transaction.run(pool(), (begun) => currentTransaction.run(begun, work)),
  );
  for (const each of waiting) each();
  return result;
}

/** Runs `work` once the current transaction commits, never if it rolls back; at once outside a transaction. */
export function afterCommit(work: () => void): void {
  const waiting = afterCommitQueue.getStore();
  if (waiting) waiting.push(work);
  else work();
}

/** Runs `work` in a savepoint: a failure rolls back only its own changes, and the transaction stays usable. */
export async function savepoint<T>(work: () => Promise<T>): Promise<T> {
  await db.$executeRaw`SAVEPOINT work`;
  try {
    const result = await work();
    await currentTransaction.getStore()?.settled();
    return result;
  } catch (error) {
    await db.$executeRaw`ROLLBACK TO SAVEPOINT work`;
    throw error;
  }
}

const background = perProcess("background writes", () => new Set<Promise<void>>());

/** Runs a write that no response waits for. Its failure is logged; `disconnect` waits for it. */
export function inBackground(what: string, work: () => Promise<unknown>): void {
  const written = work()
    .catch((err: unknown) => log.warn({ err }, what))
    .then(() => void background.delete(written));
  background.add(written);
}

/** Closes all connections before the process exits. */
export async function disconnect(): Promise<void> {
  await Promise.all(background);
  await prisma().$disconnect();
  await Promise.all([pool().end(), keyPool().end()]);
}
