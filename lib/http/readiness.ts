import { db } from "@/lib/db/client";
import { perProcess } from "@/lib/per-process";

const process = perProcess("readiness", () => ({ shuttingDown: false }));

/** From now on `/readyz` says no, so that a load balancer sends nothing more here. */
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
