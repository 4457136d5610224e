import { setTimeout as sleep } from "node:timers/promises";
import { env, setAuthSecret, setDatabaseUrl } from "@/lib/env";
import { type EmbeddedPostgres, startPostgres } from "@/lib/postgres/embedded";
import { loadOrCreateSecret } from "@/lib/server/auth-secret";
import { withConnection } from "@/prisma/connection";
import { migrate } from "@/prisma/migrate";

export type Database = {
  embedded: EmbeddedPostgres | undefined;
  /** Whether there was an account when it was opened. */
  hasAccounts: boolean;
  close(): Promise<void>;
};

/**
 * Opens the configured database, or the embedded one when none is configured, applies migrations and sets the secret.
 * Loads no Prisma.
 */
export async function prepareDatabase(say: (line: string) => void): Promise<Database> {
  const embedded = env.DATABASE_URL ? undefined : await startPostgres(env.DATA_DIR, say);
  const url = embedded?.url ?? env.DATABASE_URL ?? "";
  setDatabaseUrl(url);
  const close = async () => embedded?.stop();
  try {
    await waitForDatabase(url, say);
    await migrate(url, say);
    if (!env.NEXTAUTH_SECRET) setAuthSecret(await loadOrCreateSecret("auth", embedded && env.DATA_DIR, say));
    return { embedded, hasAccounts: await hasAccounts(url), close };
  } catch (error) {
    await close();
    throw error;
  }
}

const hasAccounts = (url: string): Promise<boolean> =>
  withConnection(url, async (client) => {
    const { rows } = await client.query<{ found: boolean }>("SELECT EXISTS (SELECT FROM accounts) AS found");
    return rows[0]?.found ?? false;
  });

/** How long a start waits for a database that is there, but doesn't respond or isn't ready. */
const WAIT_MS = 60_000;
const PAUSE_MS = 1_000;

// Starting up, too many clients, and no response at all. Everything else is a wrong setting, which is told at once.
const isBusy = (error: Error & { code?: string }): boolean =>
  /timeout/i.test(error.message) || ["57P03", "53300", "ETIMEDOUT"].includes(error.code ?? "");

async function waitForDatabase(url: string, say: (line: string) => void): Promise<void> {
  const deadline = performance.now() + WAIT_MS;
  for (let told = false; ; told = true) {
    const error = await withConnection(url, async () => undefined).catch((cause: Error) => cause);
    if (!error) return;
    if (!isBusy(error) || performance.now() > deadline)
      throw new Error(
        `Cannot connect to ${env.DATABASE_URL ? "DATABASE_URL" : "the embedded database"}: ${messageOf(error)}`,
        { cause: error },
      );
    if (!told) say(`The database isn't ready (${messageOf(error)}). Trying again for a minute …`);
    await sleep(PAUSE_MS);
  }
}

/** A host name with several addresses fails with one error for each, and no message of its own. */
const messageOf = (error: Error): string =>
  error instanceof AggregateError ? error.errors.map(messageOf).join("; ") : error.message;
