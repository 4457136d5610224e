import { randomToken } from "@/lib/crypto/secrets";
import { LOCKS } from "@/lib/db/advisory-locks";
import { db, transaction } from "@/lib/db/client";
import { readSecretFile, writeSecretFile } from "@/lib/server/secret-file";

/**
 * The secret of this name when no setting gives it, 43 letters and digits (256 bits); the first process to ask creates
 * it. With the embedded database it is a file of the data folder, so a copy of the database alone decrypts nothing. In
 * an external database it is a row that all copies share.
 */
export const loadOrCreateSecret = (
  name: string,
  dataDir: string | undefined,
  say: (line: string) => void = () => undefined,
): Promise<string> => (dataDir === undefined ? secretInDatabase(name) : secretInFolder(name, dataDir, say));

async function secretInDatabase(name: string): Promise<string> {
  await db.$executeRaw`
    INSERT INTO secrets (name, value) VALUES (${name}, ${randomToken(43)}) ON CONFLICT (name) DO NOTHING`;
  return (await db.secret.findUniqueOrThrow({ where: { name } })).value;
}

/** Of several processes starting at once, the advisory lock lets one create the file. */
const secretInFolder = (name: string, dataDir: string, say: (line: string) => void): Promise<string> =>
  transaction(async () => {
    await db.$executeRaw`SELECT pg_advisory_xact_lock(${LOCKS.secretFile})`;
    const row = await db.secret.findUnique({ where: { name } });
    const known = await readSecretFile(name, dataDir);
    const secret = known ?? row?.value ?? randomToken(43);
    const file = known === undefined ? await writeSecretFile(name, dataDir, secret) : undefined;
    // Earlier versions stored it in the database. What it encrypted stays readable.
    if (row?.value === secret) {
      await db.secret.delete({ where: { name } });
      if (file)
        say(`The secret that encrypts sessions and webhook secrets was moved from the database to ${file}`);
    }
    return secret;
  });
