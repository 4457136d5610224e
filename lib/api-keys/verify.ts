import { isKeyFormat } from "@/lib/api-keys/key-format";
import type { ApiKey } from "@/lib/api-keys/service";
import { sha256 } from "@/lib/crypto/tokens";
import { db, inBackground, Prisma } from "@/lib/db/client";
import { queryKeys } from "@/lib/db/key-pool";
import { prepared, rawQuery } from "@/lib/db/raw-query";
import { LIMITS, type Plan } from "@/lib/plans";
import {
  countInRateLog,
  countsInPostgres,
  type RateLimitResult,
  type RateLogRow,
  rateLimit,
  resultOf,
} from "@/lib/rate-limit";

type VerifiedKey = ApiKey & { plan: Plan };

const LAST_USED_PRECISION_MS = 60_000;
const SECONDS = 60;

/** The rate limit of a key, by the plan of its account. */
const ruleOf = (plan: Plan) => ({ requests: LIMITS[plan].requests_per_minute, seconds: SECONDS });

/**
 * Counts a request of the key with this text, and returns the key and the outcome of its rate limit. Undefined when
 * it is malformed, unknown or revoked, or its account was deleted: then nothing is counted. Records the key's last
 * use to the minute, in the background.
 */
export async function verifyApiKey(
  text: string,
  now: Date,
): Promise<{ key: ApiKey; limit: RateLimitResult } | undefined> {
  if (!isKeyFormat(text)) return undefined;
  const verified = countsInPostgres() ? await findAndCount(text) : await findThenCount(text, now);
  if (!verified) return undefined;
  const { key, limit } = verified;
  if (key.lastUsedAt && now.getTime() - key.lastUsedAt.getTime() < LAST_USED_PRECISION_MS) return verified;
  inBackground("the last use of an API key was not recorded", () => recordUse(key.id, now));
  return { key: { ...key, lastUsedAt: now }, limit };
}

/** Of concurrent requests, one writes. */
const recordUse = (id: number, now: Date) => db.$executeRaw`
  UPDATE api_keys SET last_used_at = ${now}
  WHERE id = ${id} AND coalesce(last_used_at <= ${new Date(now.getTime() - LAST_USED_PRECISION_MS)}, true)`;

const findKey = (text: string) => Prisma.sql`
  SELECT k.id, k.account_id AS "accountId", k.name, k.prefix, k.created_at AS "createdAt",
    k.last_used_at AS "lastUsedAt", a.plan
  FROM api_keys k JOIN accounts a ON a.id = k.account_id WHERE k.hash = ${sha256(text)}
    AND NOT EXISTS (SELECT FROM account_deletions d WHERE d.account_id = a.id)`;

/** In one round trip. */
async function findAndCount(text: string) {
  const limits = JSON.stringify(LIMITS);
  const [row] = await query<VerifiedKey & RateLogRow>(prepared`
    WITH key AS (${findKey(text)}), rule AS (
      SELECT 'key:' || id AS subject, (${limits}::jsonb #>> ARRAY[plan::text, 'requests_per_minute'])::int AS requests
      FROM key
    ), counted AS (${countInRateLog(SECONDS)})
    SELECT key.*, counted.* FROM key, counted`);
  if (!row) return undefined;
  const { admitted, used, frees, wait, ...key } = row;
  return { key, limit: resultOf(ruleOf(key.plan), { admitted, used, frees, wait }) };
}

async function findThenCount(text: string, now: Date) {
  const [key] = await query<VerifiedKey>(prepared`${findKey(text)}`);
  return key && { key, limit: await rateLimit(`key:${key.id}`, ruleOf(key.plan), now) };
}

const query = <Row extends object>(sql: Prisma.Sql): Promise<Row[]> => queryKeys<Row>(rawQuery(sql, []));
