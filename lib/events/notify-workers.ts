import { afterCommit, db } from "@/lib/db/client";
import { usesInngest } from "@/lib/env";
import { log } from "@/lib/log";

/** The NOTIFY channel for new deliveries; the trigger `deliver_event` on `events` uses it too. */
export const CHANNEL = "deliveries";

/** Signals the webhook workers that deliveries may be due, once the current transaction commits. */
export async function signalWorkers(): Promise<void> {
  if (usesInngest()) signalInngest("waypost/deliveries.waiting");
  else await db.$executeRaw`SELECT pg_notify(${CHANNEL}, '')`;
}

/** Signals that an import was started. Without Inngest, the worker thread polls every second. */
export function signalImportStarted(): void {
  if (usesInngest()) signalInngest("waypost/imports.waiting");
}

/** Best effort: the functions that wait for these events also poll every minute. */
export function signalInngest(name: "waypost/deliveries.waiting" | "waypost/imports.waiting"): void {
  afterCommit(() => {
    import("@/lib/events/inngest-client")
      .then(({ inngest }) => inngest().send({ name, data: {} }))
      .catch((err: unknown) => log.warn({ err }, "could not signal Inngest"));
  });
}
