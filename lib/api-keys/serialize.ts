import type { ApiKey } from "@/lib/api-keys/service";
import { formatDateTime } from "@/lib/dates";

/** A key without its secret, which is shown only once. */
export const serialize = (key: ApiKey) => ({
  id: key.id,
  name: key.name,
  prefix: key.prefix,
  created_at: formatDateTime(key.createdAt),
  last_used_at: key.lastUsedAt && formatDateTime(key.lastUsedAt),
});
