import { randomToken, sha256 } from "@/lib/crypto/secrets";
import { db } from "@/lib/db/client";
import type { Owner } from "@/lib/owner";
import type { Plan } from "@/lib/plans";

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

const KEY_FORMAT = /^wp_[A-Za-z0-9]{40}$/;
const LAST_USED_PRECISION_MS = 60_000;

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

/** An authenticated key, with the plan of its account. */
export type VerifiedKey = ApiKey & { plan: Plan };

/**
 * The key with this text; undefined when it is malformed, unknown or revoked, or its account was deleted. Records its
 * last use to the minute.
 */
export async function verifyApiKey(text: string, now: Date): Promise<VerifiedKey | undefined> {
  if (!KEY_FORMAT.test(text)) return undefined;
  // Raw SQL: runs on every API request, and Prisma would load the account with a second query.
  const [key] = await db.$queryRaw<VerifiedKey[]>`
    SELECT k.id, k.account_id AS "accountId", k.name, k.prefix, k.created_at AS "createdAt",
      k.last_used_at AS "lastUsedAt", a.plan
    FROM api_keys k JOIN accounts a ON a.id = k.account_id WHERE k.hash = ${sha256(text)}
      AND NOT EXISTS (SELECT FROM account_deletions d WHERE d.account_id = a.id)`;
  if (!key) return undefined;
  if (key.lastUsedAt && now.getTime() - key.lastUsedAt.getTime() < LAST_USED_PRECISION_MS) return key;
  await db.apiKey.updateMany({ where: { id: key.id }, data: { lastUsedAt: now } });
  return { ...key, lastUsedAt: now };
}

/** The account's keys, newest first. */
export const listApiKeys = ({ accountId }: Owner): Promise<ApiKey[]> =>
  db.apiKey.findMany({ where: { accountId }, select, orderBy: [{ createdAt: "desc" }, { id: "desc" }] });

/** Revokes a key: the next request with it is rejected. P2025 when it is missing or another account's. */
export const revokeApiKey = ({ accountId }: Owner, id: number): Promise<ApiKey> =>
  db.apiKey.delete({ where: { id, accountId }, select });
