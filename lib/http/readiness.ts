import { db } from "@/lib/db/client";
import { perProcess } from "@/lib/per-process";

const process = perProcess("readiness", () => ({ leaving: false }));

/** From now on `/readyz` says no, so that a load balancer sends nothing more here. */
export function leave(): void {
  process.leaving = true;
}

/** Whether requests can be served, and if not, why. */
export async function readiness(): Promise<{ ready: boolean; reason?: string }> {
  if (process.leaving) return { ready: false, reason: "the process is shutting down" };
  try {
    await db.$queryRaw`SELECT 1`;
    return { ready: true };
  } catch {
    return { ready: false, reason: "the database cannot be reached" };
  }
}
