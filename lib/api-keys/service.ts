import { randomToken, sha256 } from "@/lib/crypto/tokens";
import { db } from "@/lib/db/client";
import type { Owner } from "@/lib/owner";

const select = {
  id: true,
  accountId: true,
  name: true,
  prefix: true,
  createdAt: true,
  lastUsedAt: true,
} as const;

export type ApiKey = {
  id: number;
  accountId: number;
  name: string;
  prefix: string;
  createdAt: Date;
  lastUsedAt: Date | null;
};

/**
 * Creates a key. Its text, `wp_` and 40 letters or digits, is returned here and never again: only its SHA-256 is
 * stored (docs/contract.md §2).
 */
export async function createApiKey(
  { accountId }: Owner,
  name: string,
  now: Date,
): Promise<{ text: string; key: ApiKey }> {
  const text = `wp_${randomToken(40)}`;
  const data = { accountId, name, prefix: text.slice(0, 11), hash: sha256(text), createdAt: now };
  return { text, key: await db.apiKey.create({ data, select }) };
}

/** The account's keys, newest first. */
export const listApiKeys = ({ accountId }: Owner): Promise<ApiKey[]> =>
  db.apiKey.findMany({ where: { accountId }, select, orderBy: [{ createdAt: "desc" }, { id: "desc" }] });

/** Revokes a key: the next request with it is rejected. P2025 when it is missing or another account's. */
export const revokeApiKey = ({ accountId }: Owner, id: number): Promise<ApiKey> =>
  db.apiKey.delete({ where: { id, accountId }, select });
