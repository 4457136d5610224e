import { toast } from "@/components/ui/toast";
import type { ActionResult } from "@/lib/http/dashboard/action-result";

/** The message when the server can't be reached. */
export const UNREACHABLE = "Can't reach Waypost. Check your connection and try again.";

/** Awaits a server action; a network failure becomes an error result. */
export const callAction = <T>(work: Promise<ActionResult<T>>): Promise<ActionResult<T>> =>
  work.catch((): ActionResult<T> => ({ ok: false, code: "unreachable", message: UNREACHABLE }));

/** Awaits an action and shows the outcome as a toast. */
export async function toastResult<T>(
  work: Promise<ActionResult<T>>,
  success: string | ((value: T) => string),
): Promise<void> {
  const result = await callAction(work);
  if (!result.ok) toast.error(result.message);
  else toast.success(typeof success === "string" ? success : success(result.value));
}
