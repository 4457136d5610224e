import { afterCommit, db } from "@/lib/db/client";
import { usesInngest } from "@/lib/env";
import { log } from "@/lib/log";

/** The channel on which PostgreSQL tells of new deliveries; the trigger of `events` uses it too. */
export const CHANNEL = "deliveries";

/** Tells whoever sends webhook deliveries that some may be due, once the transaction under way is committed. */
export async function signalWorkers(): Promise<void> {
  if (usesInngest()) signalInngest();
  else await db.$executeRaw`SELECT pg_notify(${CHANNEL}, '')`;
}

/** Nothing is lost with it when it fails: a job of every minute finds what is due. */
export function signalInngest(): void {
  afterCommit(() => {
    import("@/lib/events/inngest-client")
      .then(({ inngest }) => inngest().send({ name: "waypost/deliveries.waiting", data: {} }))
      .catch((err: unknown) => log.warn({ err }, "Inngest could not be told of new deliveries"));
  });
}
