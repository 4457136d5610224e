import { invalid } from "@/lib/errors";
import { isPrintable } from "@/lib/validation/printable";
import type { Query } from "@/lib/validation/query";

/** The trimmed search text of `q`; undefined when there is none. Throws `invalid_q`. */
export function searchText({ q }: Query): string | undefined {
  if (q === undefined) return undefined;
  if (!isPrintable(q) || q.length > 2048)
    throw invalid("q", "must be text of at most 2048 characters, without control characters");
  return q.trim();
}

/**
 * A LIKE pattern that matches this text literally, anywhere. Search through the database's `search_text` on both sides:
 * the one case-folding rule, which the search indexes use too.
 */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/** `q` as such a pattern; undefined when there is none. Throws `invalid_q`. */
export function searchPattern(query: Query): string | undefined {
  const text = searchText(query);
  return text === undefined ? undefined : likePattern(text);
}
