import type { ServedNames } from "@/lib/domains/hosts/served-names";

/** Messages from the supervisor to its child processes. */
export type Order =
  /** Start serving; `servedNames` are the last known ones. */
  | { type: "start"; databaseUrl: string; authSecret: string; webSocket: string; servedNames: ServedNames }
  /** Reload the served domains, which have changed. */
  | { type: "domains" }
  /** Finish the requests in flight, then exit. */
  | { type: "stop" }
  /** Create the first account, and reply with the message for the operator. */
  | { type: "welcome" };

/** Messages to the supervisor. */
export type Report =
  /** Ready for orders: cluster drops earlier ones. */
  | { type: "loaded" }
  /** Now serving. */
  | { type: "ready" }
  /** Can't follow an order; exits. */
  | { type: "failed"; message: string }
  | { type: "welcome"; text: string };

// Both ends are processes of the same build.
const hasType = (message: unknown): message is { type: unknown } =>
  typeof message === "object" && message !== null && "type" in message;
export const isReport = (message: unknown): message is Report => hasType(message);
const isOrder = (message: unknown): message is Order => hasType(message);

export function report(message: Report): void {
  // The supervisor may have exited.
  if (process.connected) process.send?.(message);
}

/**
 * Follows orders until the supervisor stops this process, or disappears for any reason. Ignores signals, which the
 * supervisor handles: those to the whole process group, like Ctrl-C, must not cut requests off.
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
