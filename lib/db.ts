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

/** Runs `work` in one transaction (read committed); joins the one that is already under way. */
export function transaction<T>(work: () => Promise<T>): Promise<T> {
  if (ambient.getStore()) return work();
  return prisma().$transaction((tx) => ambient.run(tx, work), { maxWait: 10_000, timeout: 20_000 });
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
