import pg from "pg";
import { LOCKS } from "@/lib/db/advisory-locks";
import { withConnection } from "@/prisma/connection";
import { type Migration, readHistory } from "@/prisma/history";

// Prisma's own table, so that its tools read the same history.
const TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id varchar(36) PRIMARY KEY,
  checksum varchar(64) NOT NULL,
  finished_at timestamptz,
  migration_name varchar(255) NOT NULL,
  logs text,
  rolled_back_at timestamptz,
  started_at timestamptz NOT NULL DEFAULT now(),
  applied_steps_count integer NOT NULL DEFAULT 0
)`;

/**
 * Applies pending migrations and returns their names. Safe to run concurrently. A migration and its record are one
 * transaction, so a failed or interrupted one leaves nothing behind and is retried next time; the error names it.
 */
export async function migrate(
  url: string,
  log: (line: string) => void,
  history?: Migration[],
): Promise<string[]> {
  const known = history ?? (await readHistory());
  return withConnection(url, async (client) => {
    const applied = await appliedNames(client);
    const done: string[] = [];
    for (const migration of known.filter(({ name }) => !applied.has(name))) {
      if (!(await apply(client, migration))) continue;
      log(`Migration ${migration.name} applied`);
      done.push(migration.name);
    }
    return done;
  });
}

async function appliedNames(client: pg.Client): Promise<Set<string>> {
  const table = await client.query<{ there: boolean }>(
    "SELECT to_regclass('_prisma_migrations') IS NOT NULL AS there",
  );
  if (!table.rows[0]?.there) return new Set();
  const { rows } = await client.query<{ migration_name: string }>(
    "SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL",
  );
  return new Set(rows.map((row) => row.migration_name));
}

/** Applies one migration unless another process just did. */
async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<boolean> {
  try {
    await client.query("BEGIN");
    await client.query("SELECT pg_advisory_xact_lock($1)", [LOCKS.migration]);
    await client.query(TABLE);
    const due = !(await appliedNames(client)).has(name);
    if (due) {
      await client.query(sql);
      await client.query(
        `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
         VALUES (gen_random_uuid(), $1, $2, clock_timestamp(), 1)`,
        [checksum, name],
      );
    }
    await client.query("COMMIT");
    return due;
  } catch (cause) {
    await client.query("ROLLBACK").catch(() => undefined);
    throw new Error(`Migration ${name} failed and was rolled back: ${reason(cause)}`, { cause });
  }
}

function reason(error: unknown): string {
  if (!(error instanceof pg.DatabaseError)) return error instanceof Error ? error.message : String(error);
  return [error.message, error.detail, error.hint].filter(Boolean).join(". ");
}
