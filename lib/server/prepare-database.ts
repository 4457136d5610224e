import { env, setAuthSecret, setDatabaseUrl } from "@/lib/env";
import { type EmbeddedPostgres, startPostgres } from "@/lib/postgres/embedded";
import { loadOrCreateSecret } from "@/lib/server/auth-secret";
import { messageOf, retryWhileBusy } from "@/lib/server/retry-while-busy";
import { withConnection } from "@/prisma/connection";
import { migrate } from "@/prisma/migrate";

export type Database = {
  embedded: EmbeddedPostgres | undefined;
  /** Whether there was an account on opening. */
  hasAccounts: boolean;
  close(): Promise<void>;
};

/**
 * Opens the configured database, or the embedded one when none is configured, applies migrations and sets the secret.
 * Loads no Prisma.
 */
export async function prepareDatabase(say: (line: string) => void): Promise<Database> {
  const embedded = env.DATABASE_URL ? undefined : await startPostgres(env.DATA_DIR, say);
  const url = embedded?.localUrl ?? env.DATABASE_URL ?? "";
  setDatabaseUrl(url);
  const close = async () => embedded?.stop();
  try {
    await retryWhileBusy(say, () => withConnection(url, async () => undefined)).catch(cannotConnect);
    return await retryWhileBusy(say, async () => {
      await migrate(url, say);
      if (!env.NEXTAUTH_SECRET)
        setAuthSecret(await loadOrCreateSecret("auth", embedded && env.DATA_DIR, say));
      return { embedded, hasAccounts: await hasAccounts(url), close };
    });
  } catch (error) {
    await close();
    throw error;
  }
}

const cannotConnect = (error: Error): never => {
  const which = env.DATABASE_URL ? "DATABASE_URL" : "the embedded database";
  throw new Error(`Cannot connect to ${which}: ${messageOf(error)}`, { cause: error });
};

const hasAccounts = (url: string): Promise<boolean> =>
  withConnection(url, async (client) => {
    const { rows } = await client.query<{ found: boolean }>("SELECT EXISTS (SELECT FROM accounts) AS found");
    return rows[0]?.found ?? false;
  });
