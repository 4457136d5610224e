import { invalid } from "@/lib/errors";
import type { Query } from "@/lib/query";

/**
 * What `q` asks for as a pattern of SQL's LIKE that holds it literally, anywhere; undefined when nothing is asked.
 * Compare it in one letter case. Throws `invalid_q`.
 */
export function searchPattern({ q }: Query): string | undefined {
  if (q === undefined) return undefined;
  if (/\p{Cc}/u.test(q) || !q.isWellFormed() || q.length > 2048)
    throw invalid("q", "must be text of at most 2048 characters");
  return `%${q.trim().replace(/[\\%_]/g, "\\$&")}%`;
}
