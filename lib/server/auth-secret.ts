import { randomToken } from "@/lib/crypto/secrets";
import { db } from "@/lib/db/client";

/** The secret of this name that all copies of the app share: the first that asks makes it, 43 letters and digits (256 bits). */
export async function loadOrCreateSecret(name: string): Promise<string> {
  await db.$executeRaw`
    INSERT INTO secrets (name, value) VALUES (${name}, ${randomToken(43)}) ON CONFLICT (name) DO NOTHING`;
  return (await db.secret.findUniqueOrThrow({ where: { name } })).value;
}
