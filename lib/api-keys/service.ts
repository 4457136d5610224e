import { randomToken, sha256 } from "@/lib/crypto/secrets";
import { db } from "@/lib/db/client";
import type { Owner } from "@/lib/owner";

const select = {
  id: true,
  userId: true,
  name: true,
  prefix: true,
  createdAt: true,
  lastUsedAt: true,
} as const;

export type ApiKey = {
  id: number;
  userId: number;
  name: string;
  prefix: string;
  createdAt: Date;
  lastUsedAt: Date | null;
};

const FORM = /^wp_[A-Za-z0-9]{40}$/;
const USE_GRAIN_MS = 60_000;

/**
 * Creates a key. Its text, `wp_` and 40 letters or digits, is returned here and never again: only its SHA-256 is
 * stored (CONTRACT §2).
 */
export async function createApiKey(
  { userId }: Owner,
  name: string,
  now: Date,
): Promise<{ text: string; key: ApiKey }> {
  const text = `wp_${randomToken(40)}`;
  const data = { userId, name, prefix: text.slice(0, 11), hash: sha256(text), createdAt: now };
  return { text, key: await db.apiKey.create({ data, select }) };
}

/** The key with this text; undefined when it is malformed, unknown or revoked. Records its last use to the minute. */
export async function verifyApiKey(text: string, now: Date): Promise<ApiKey | undefined> {
  if (!FORM.test(text)) return undefined;
  const key = await db.apiKey.findUnique({ where: { hash: sha256(text) }, select });
  if (!key) return undefined;
  if (key.lastUsedAt && now.getTime() - key.lastUsedAt.getTime() < USE_GRAIN_MS) return key;
  await db.apiKey.updateMany({ where: { id: key.id }, data: { lastUsedAt: now } });
  return { ...key, lastUsedAt: now };
}

/** The account's keys, newest first. */
export const listApiKeys = ({ userId }: Owner): Promise<ApiKey[]> =>
  db.apiKey.findMany({ where: { userId }, select, orderBy: [{ createdAt: "desc" }, { id: "desc" }] });

/** Revokes a key: the next request with it is rejected. P2025 when it is missing or another account's. */
export const revokeApiKey = ({ userId }: Owner, id: number): Promise<ApiKey> =>
  db.apiKey.delete({ where: { id, userId }, select });
