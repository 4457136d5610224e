import { callAction } from "@/components/ui/call-action";
import type { ActionResult } from "@/lib/http/dashboard/action-result";
import type { BulkResult } from "./bulk-actions";
import { LINKS_PER_CALL } from "./selectable-link";

/** The result so far, and what stopped it. */
export type CallsResult = BulkResult & { failure?: string };

/**
 * Calls an action for any number of links, in batches, until a call fails. `onProgress` gets how many are done while
 * some are left.
 */
export async function inCalls(
  ids: readonly number[],
  call: (part: readonly number[]) => Promise<ActionResult<BulkResult>>,
  onProgress: (done: number) => void,
): Promise<CallsResult> {
  const total: BulkResult = { changed: 0, problems: [] };
  for (let from = 0; from < ids.length; from += LINKS_PER_CALL) {
    const result = await callAction(call(ids.slice(from, from + LINKS_PER_CALL)));
    if (!result.ok) return { ...total, failure: result.message };
    total.changed += result.value.changed;
    total.problems.push(...result.value.problems);
    if (from + LINKS_PER_CALL < ids.length) onProgress(from + LINKS_PER_CALL);
  }
  return total;
}
