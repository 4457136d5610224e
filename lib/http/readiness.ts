import { db } from "@/lib/db/client";
import { perProcess } from "@/lib/per-process";

const state = perProcess("readiness", () => ({ shuttingDown: false }));

/** `/readyz` reports not ready from now on, so that load balancers stop sending requests. */
export function startShutdown(): void {
  state.shuttingDown = true;
}

/** Whether requests can be served, and if not, why. */
export async function readiness(): Promise<{ ready: boolean; reason?: string }> {
  if (state.shuttingDown) return { ready: false, reason: "the process is shutting down" };
  try {
    await db.$queryRaw`SELECT 1`;
    return { ready: true };
  } catch {
    return { ready: false, reason: "the database does not respond" };
  }
}
