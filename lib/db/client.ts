import { AsyncLocalStorage } from "node:async_hooks";
import { PrismaPg } from "@prisma/adapter-pg";
import { databaseUrl } from "@/lib/env";
import { perProcess } from "@/lib/per-process";
import { PrismaClient } from "@/prisma/client/client";

export { Prisma } from "@/prisma/client/client";

type Database = Omit<PrismaClient, "$connect" | "$disconnect" | "$on" | "$transaction" | "$extends">;

const currentTransaction = perProcess("transaction", () => new AsyncLocalStorage<Database>());

const connectionLimits = {
  max: 16,
  connectionTimeoutMillis: 5_000,
  query_timeout: 30_000,
  idleTimeoutMillis: 30_000,
};

const prisma = () =>
  perProcess("prisma", () => {
    const adapter = new PrismaPg({ connectionString: databaseUrl(), ...connectionLimits });
    return new PrismaClient({ adapter });
  });

/** The Prisma client. Inside `transaction` every call joins it, whichever function makes it. */
export const db = new Proxy({} as Database, {
  get(_, name) {
    const client = currentTransaction.getStore() ?? prisma();
    const member: unknown = Reflect.get(client, name);
    return typeof member === "function" ? member.bind(client) : member;
  },
});

const afterCommitQueue = perProcess("afterwards", () => new AsyncLocalStorage<(() => void)[]>());

/** Runs `work` in one transaction (read committed), or joins the current one. */
export async function transaction<T>(work: () => Promise<T>): Promise<T> {
  if (currentTransaction.getStore()) return work();
  const waiting: (() => void)[] = [];
  const run = () =>
    prisma().$transaction((tx) => currentTransaction.run(tx, work), { maxWait: 10_000, timeout: 20_000 });
  const result = await afterCommitQueue.run(waiting, run);
  for (const each of waiting) each();
  return result;
}

/**
 * Runs `work` after the current transaction commits, not at all if it rolls back; at once outside of a transaction.
 */
export function afterCommit(work: () => void): void {
  const waiting = afterCommitQueue.getStore();
  if (waiting) waiting.push(work);
  else work();
}

/**
 * Runs `work` in a savepoint: its failure undoes only its own changes and leaves the surrounding transaction usable.
 */
export async function savepoint<T>(work: () => Promise<T>): Promise<T> {
  await db.$executeRaw`SAVEPOINT work`;
  try {
    return await work();
  } catch (error) {
    await db.$executeRaw`ROLLBACK TO SAVEPOINT work`;
    throw error;
  }
}

/** Closes all connections before the process exits. */
export const disconnect = (): Promise<void> => prisma().$disconnect();
