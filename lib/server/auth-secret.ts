import type pg from "pg";
import { randomToken } from "@/lib/crypto/tokens";
import { LOCKS } from "@/lib/db/advisory-locks";
import { databaseUrl } from "@/lib/env";
import { readSecretFile, writeSecretFile } from "@/lib/server/secret-file";
import { withConnection } from "@/prisma/connection";

/**
 * The secret of this name when it isn't configured, 43 letters and digits (256 bits); the first process to ask
 * creates it. With the embedded database it is a file in the data folder, so a copy of the database alone decrypts
 * nothing. With an external database it is a row that all processes share.
 */
export const loadOrCreateSecret = (
  name: string,
  dataDir: string | undefined,
  say: (line: string) => void = () => undefined,
): Promise<string> =>
  withConnection(databaseUrl(), (client) =>
    dataDir === undefined ? secretInDatabase(client, name) : secretInFolder(client, name, dataDir, say),
  );

async function readRow(client: pg.Client, name: string): Promise<string | undefined> {
  const { rows } = await client.query<{ value: string }>("SELECT value FROM secrets WHERE name = $1", [name]);
  return rows[0]?.value;
}

async function secretInDatabase(client: pg.Client, name: string): Promise<string> {
  const insert = "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";
  await client.query(insert, [name, randomToken(43)]);
  const value = await readRow(client, name);
  if (value === undefined) throw new Error(`The secret ${name} was deleted from the database`);
  return value;
}

/** Of several processes starting at once, the advisory lock lets one create the file. */
async function secretInFolder(
  client: pg.Client,
  name: string,
  dataDir: string,
  say: (line: string) => void,
): Promise<string> {
  await client.query("BEGIN");
  await client.query("SELECT pg_advisory_xact_lock($1)", [LOCKS.secretFile]);
  const value = await readRow(client, name);
  const known = await readSecretFile(name, dataDir);
  const secret = known ?? value ?? randomToken(43);
  const file = known === undefined ? await writeSecretFile(name, dataDir, secret) : undefined;
  // Migrates it from the database, where earlier versions stored it: what it encrypted stays readable.
  if (value === secret) {
    await client.query("DELETE FROM secrets WHERE name = $1", [name]);
    if (file)
      say(`The secret that encrypts sessions and webhook secrets was moved from the database to ${file}`);
  }
  await client.query("COMMIT");
  return secret;
}
