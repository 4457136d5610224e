import { afterCommit, db } from "@/lib/db/client";
import { usesInngest } from "@/lib/env";
import { log } from "@/lib/log";

/** The NOTIFY channel for new deliveries; the trigger on `events` uses it too. */
export const CHANNEL = "deliveries";

/** Signals the webhook workers that deliveries may be due, once the current transaction commits. */
export async function signalWorkers(): Promise<void> {
  if (usesInngest()) signalInngest();
  else await db.$executeRaw`SELECT pg_notify(${CHANNEL}, '')`;
}

/** Nothing is lost when this fails: a cron job looks for due deliveries every minute. */
export function signalInngest(): void {
  afterCommit(() => {
    import("@/lib/events/inngest-client")
      .then(({ inngest }) => inngest().send({ name: "waypost/deliveries.waiting", data: {} }))
      .catch((err: unknown) => log.warn({ err }, "could not signal Inngest"));
  });
}
