import { db } from "@/lib/db/client";
import { perProcess } from "@/lib/per-process";

const process = perProcess("readiness", () => ({ shuttingDown: false }));

/** `/readyz` reports not ready from now on, so that load balancers stop sending requests. */
export function startShutdown(): void {
  process.shuttingDown = true;
}

/** Whether requests can be served, and if not, why. */
export async function readiness(): Promise<{ ready: boolean; reason?: string }> {
  if (process.shuttingDown) return { ready: false, reason: "the process is shutting down" };
  try {
    await db.$queryRaw`SELECT 1`;
    return { ready: true };
  } catch {
    return { ready: false, reason: "the database cannot be reached" };
  }
}
