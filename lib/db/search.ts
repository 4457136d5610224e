import { invalid } from "@/lib/errors";
import type { Query } from "@/lib/validation/query";

/** What `q` asks for, without the spaces around it; undefined when nothing is asked. Throws `invalid_q`. */
export function searchText({ q }: Query): string | undefined {
  if (q === undefined) return undefined;
  if (/\p{Cc}/u.test(q) || !q.isWellFormed() || q.length > 2048)
    throw invalid("q", "must be text of at most 2048 characters");
  return q.trim();
}

/** A pattern of SQL's LIKE for what holds this text literally, anywhere. Compare it in one letter case. */
export const patternOf = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/** What `q` asks for as such a pattern; undefined when nothing is asked. Throws `invalid_q`. */
export function searchPattern(query: Query): string | undefined {
  const text = searchText(query);
  return text === undefined ? undefined : patternOf(text);
}
