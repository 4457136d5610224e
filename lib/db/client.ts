import { AsyncLocalStorage } from "node:async_hooks";
import { PrismaPg } from "@prisma/adapter-pg";
import { databaseUrl } from "@/lib/env";
import { perProcess } from "@/lib/per-process";
import { PrismaClient } from "@/prisma/client/client";

export { Prisma } from "@/prisma/client/client";

type Database = Omit<PrismaClient, "$connect" | "$disconnect" | "$on" | "$transaction" | "$extends">;

const ambient = perProcess("transaction", () => new AsyncLocalStorage<Database>());

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

/** The database. Inside `transaction` every call takes part in it, whichever function makes it. */
export const db = new Proxy({} as Database, {
  get(_, name) {
    const client = ambient.getStore() ?? prisma();
    const member: unknown = Reflect.get(client, name);
    return typeof member === "function" ? member.bind(client) : member;
  },
});

const afterwards = perProcess("afterwards", () => new AsyncLocalStorage<(() => void)[]>());

/** Runs `work` in one transaction (read committed); joins the one that is already under way. */
export async function transaction<T>(work: () => Promise<T>): Promise<T> {
  if (ambient.getStore()) return work();
  const waiting: (() => void)[] = [];
  const run = () =>
    prisma().$transaction((tx) => ambient.run(tx, work), { maxWait: 10_000, timeout: 20_000 });
  const result = await afterwards.run(waiting, run);
  for (const each of waiting) each();
  return result;
}

/** Runs `work` once the transaction under way is committed, and not at all if it is not; at once outside of one. */
export function afterCommit(work: () => void): void {
  const waiting = afterwards.getStore();
  if (waiting) waiting.push(work);
  else work();
}

/** Runs `work` so that its failure undoes only its own changes and leaves the surrounding transaction usable. */
export async function savepoint<T>(work: () => Promise<T>): Promise<T> {
  await db.$executeRaw`SAVEPOINT work`;
  try {
    return await work();
  } catch (error) {
    await db.$executeRaw`ROLLBACK TO SAVEPOINT work`;
    throw error;
  }
}

/** Ends all connections, for a process that is about to leave. */
export const disconnect = (): Promise<void> => prisma().$disconnect();
