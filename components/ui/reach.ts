import { toast } from "@/components/ui/toast";
import type { ActionResult } from "@/lib/http/dashboard/action-result";

/** Said when an action cannot be reached. */
export const UNREACHABLE = "Waypost could not be reached. Nothing was changed; try again.";

/** What an action answers, also when it cannot be reached. */
export const callAction = <T>(work: Promise<ActionResult<T>>): Promise<ActionResult<T>> =>
  work.catch((): ActionResult<T> => ({ ok: false, code: "away", message: UNREACHABLE }));

/** Waits for an action and says in passing how it went. */
export async function tell<T>(
  work: Promise<ActionResult<T>>,
  said: string | ((value: T) => string),
): Promise<void> {
  const result = await callAction(work);
  if (!result.ok) toast.error(result.message);
  else toast.success(typeof said === "string" ? said : said(result.value));
}
