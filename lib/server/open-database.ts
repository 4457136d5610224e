import { disconnect } from "@/lib/db/client";
import { pagePool, visitorPool } from "@/lib/db/visitor-pools";
import { env, setAuthSecret, setDatabaseUrl } from "@/lib/env";
import { type EmbeddedPostgres, startPostgres } from "@/lib/postgres/embedded";
import { loadOrCreateSecret } from "@/lib/server/auth-secret";
import { withConnection } from "@/prisma/connection";
import { migrate } from "@/prisma/migrate";

export type Database = { embedded: EmbeddedPostgres | undefined; close(): Promise<void> };

/** Opens the configured database, or the embedded one when none is configured, and applies migrations. */
export async function openDatabase(say: (line: string) => void): Promise<Database> {
  const embedded = env.DATABASE_URL ? undefined : await startPostgres(env.DATA_DIR, say);
  const url = embedded?.url ?? env.DATABASE_URL ?? "";
  setDatabaseUrl(url);
  const close = async () => {
    await Promise.all([disconnect(), visitorPool().end(), pagePool().end()]);
    await embedded?.stop();
  };
  try {
    if (!embedded) await checkConnection(url);
    await migrate(url, say);
    if (!env.NEXTAUTH_SECRET) setAuthSecret(await loadOrCreateSecret("auth", embedded && env.DATA_DIR, say));
  } catch (error) {
    await close();
    throw error;
  }
  return { embedded, close };
}

async function checkConnection(url: string): Promise<void> {
  await withConnection(url, async () => undefined).catch((error: Error) => {
    throw new Error(`Cannot connect to DATABASE_URL: ${messageOf(error)}`, {
      cause: error,
    });
  });
}

/** A host name with several addresses fails with one error for each, and no message of its own. */
const messageOf = (error: Error): string =>
  error instanceof AggregateError ? error.errors.map(messageOf).join("; ") : error.message;
