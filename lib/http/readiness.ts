import { pagePool } from "@/lib/db/visitor-pools";
import { perProcess } from "@/lib/per-process";

const TIMEOUT_MS = 4_500;

const state = perProcess("readiness", () => ({ shuttingDown: false }));

type HealthResponse = { status: number; headers: Record<string, string>; body: string };

const respond = (status: number, body: object, headers: Record<string, string> = {}): HealthResponse => ({
  status,
  headers: { "Content-Type": "application/json", "Cache-Control": "no-store", ...headers },
  body: JSON.stringify(body),
});

/** `/readyz` reports not ready from now on, so that load balancers stop sending requests. */
export function startShutdown(): void {
  state.shuttingDown = true;
}

/** Liveness (`/healthz`): the process is up. */
export const healthResponse = (): HealthResponse => respond(200, { status: "ok" });

/** Readiness (`/readyz`): the database responds and the process is not shutting down. */
export async function readinessResponse(): Promise<HealthResponse> {
  const reason = state.shuttingDown ? "the process is shutting down" : await databaseFault();
  if (reason === undefined) return healthResponse();
  return respond(503, { status: "unavailable", reason }, { "Retry-After": "5" });
}

async function databaseFault(): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, TIMEOUT_MS);
  });
  try {
    await Promise.race([pagePool().query("SELECT 1"), late]);
    return undefined;
  } catch {
    return "the database does not respond";
  } finally {
    clearTimeout(timer);
  }
}
