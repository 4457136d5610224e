import type { z } from "zod";
import type { meResponse } from "@/lib/accounts/response-schema";
import type { AccountDetails } from "@/lib/accounts/service";
import { formatDateTime } from "@/lib/dates";
import { LIMITS, QUOTAS } from "@/lib/plans";

/** `GET /me` (docs/contract.md §9). */
export const serializeMe = (
  { account, owner, usage, quotaUsage }: AccountDetails,
  key: { name: string; prefix: string; createdAt: Date; lastUsedAt: Date | null },
): z.input<typeof meResponse> => ({
  id: account.id,
  email: owner.email,
  name: owner.name,
  plan: account.plan,
  created_at: formatDateTime(account.createdAt),
  api_key: {
    name: key.name,
    prefix: key.prefix,
    created_at: formatDateTime(key.createdAt),
    last_used_at: key.lastUsedAt && formatDateTime(key.lastUsedAt),
  },
  limits: LIMITS[account.plan],
  usage,
  quotas: {
    domains: { used: quotaUsage.domains, limit: QUOTAS[account.plan].domains },
    tags: { used: quotaUsage.tags, limit: QUOTAS[account.plan].tags },
  },
});
