import { unstable_rethrow } from "next/navigation";
import { toAppError } from "@/lib/http/answer";
import { type Session, sessionOwner } from "@/lib/http/session";
import { log } from "@/lib/log";

/** What a server action answers: a value, or what went wrong and, where one is at fault, at which field. */
export type Result<T> = { ok: true; value: T } | { ok: false; code: string; field?: string; message: string };

/** Runs what a signed-in owner asked for. Never throws but for Next's own redirects. */
export const action = <T>(run: (context: Session & { now: Date }) => Promise<T>): Promise<Result<T>> =>
  open(async (now) => {
    const session = await sessionOwner();
    if (!session)
      return { ok: false, code: "unauthorized", message: "Your session has ended. Sign in again." };
    return { ok: true, value: await run({ ...session, now }) };
  });

/** As `action`, for what anybody may ask for who is not signed in: making an account, asking for a new password. */
export const openAction = <T>(run: (now: Date) => Promise<T>): Promise<Result<T>> =>
  open(async (now) => ({ ok: true, value: await run(now) }));

async function open<T>(run: (now: Date) => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await run(new Date());
  } catch (error) {
    unstable_rethrow(error);
    const { code, message, status, field = code === "alias_taken" ? "alias" : undefined } = toAppError(error);
    if (status >= 500) log.error({ err: error }, "an action failed");
    return { ok: false, code, message, ...(field !== undefined && { field }) };
  }
}
