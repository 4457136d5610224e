import { randomToken } from "@/lib/crypto/secrets";
import { db } from "@/lib/db/client";

/** The secret of this name, shared by all copies: the first to ask creates it, 43 letters and digits (256 bits). */
export async function loadOrCreateSecret(name: string): Promise<string> {
  await db.$executeRaw`
    INSERT INTO secrets (name, value) VALUES (${name}, ${randomToken(43)}) ON CONFLICT (name) DO NOTHING`;
  return (await db.secret.findUniqueOrThrow({ where: { name } })).value;
}
