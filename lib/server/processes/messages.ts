import type { ServedNames } from "@/lib/domains/hosts/served-names";
/** What the supervisor tells its child processes. */
export type Order =
  /** Begin to serve; `servedNames` are the names of domains, as they were last known. */
  | { type: "start"; databaseUrl: string; authSecret: string; webSocket: string; servedNames: ServedNames }
  /** Load the domains that are served again: they have changed. */
  | { type: "domains" }
  /** Finish the requests in flight, then exit. */
  | { type: "stop" }
  /** Create the first account, and answer with the message for the operator. */
  | { type: "welcome" };

/** What they tell the supervisor. */
export type Report =
  /** Listens for orders: cluster loses those that come earlier. */
  | { type: "loaded" }
  /** Serves from now on. */
  | { type: "ready" }
  /** Cannot serve, and exits. */
  | { type: "failed"; message: string }
  | { type: "welcome"; text: string };

// Both ends are processes of the same build.
const hasType = (message: unknown): message is { type: unknown } =>
  typeof message === "object" && message !== null && "type" in message;
export const isReport = (message: unknown): message is Report => hasType(message);
const isOrder = (message: unknown): message is Order => hasType(message);

export function report(message: Report): void {
  // The supervisor may have gone.
  if (process.connected) process.send?.(message);
}

/**
 * Runs a child process by its orders until the supervisor ends it, or disappears, however that happens. Signals are
 * the supervisor's: those to the whole process group, as of Ctrl-C, arrive here too and must not cut requests off.
 */
export function followOrders(
  follow: (order: Order) => Promise<void>,
  orphaned: () => void = () => undefined,
): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => undefined);
  process.once("disconnect", () => {
    orphaned();
    process.exit(1);
  });
  process.on("message", (message) => {
    if (!isOrder(message)) return;
    follow(message).catch((error: unknown) => {
      report({ type: "failed", message: error instanceof Error ? error.message : String(error) });
      process.exit(1);
    });
  });
  report({ type: "loaded" });
}
