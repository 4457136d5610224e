import { unstable_rethrow } from "next/navigation";
import { currentSession, SESSION_ENDED, type Session } from "@/lib/http/auth/session";
import type { ActionResult } from "@/lib/http/dashboard/action-result";
import { toAppError } from "@/lib/http/response/responses";
import { log } from "@/lib/log";

/** Runs a server action of a signed-in owner. Never throws, except Next's own redirects. */
export const action = <T>(run: (context: Session & { now: Date }) => Promise<T>): Promise<ActionResult<T>> =>
  runAction(async (now) => {
    const session = await currentSession();
    if (!session) return { ok: false, code: "session_ended", message: SESSION_ENDED };
    return { ok: true, value: await run({ ...session, now }) };
  });

/** As `action`, for people who are not signed in: sign-up, password reset. */
export const publicAction = <T>(run: (now: Date) => Promise<T>): Promise<ActionResult<T>> =>
  runAction(async (now) => ({ ok: true, value: await run(now) }));

async function runAction<T>(run: (now: Date) => Promise<ActionResult<T>>): Promise<ActionResult<T>> {
  try {
    return await run(new Date());
  } catch (error) {
    unstable_rethrow(error);
    const known = toAppError(error);
    const { field, at, message = known.message, others } = known.form;
    if (known.status >= 500) log.error({ err: error }, "an action failed");
    return {
      ok: false,
      code: known.code,
      message,
      ...(field !== undefined && { field }),
      ...(at && { at }),
      ...(others && { others }),
    };
  }
}
