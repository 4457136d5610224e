import { pagePool } from "@/lib/db/visitor-pools";
import { perProcess } from "@/lib/per-process";

const TIMEOUT_MS = 4_500;

/** A sort that exceeds work_mem, so that PostgreSQL writes to disk, without changing data. */
const WRITE_CHECK = `SET LOCAL work_mem = '64kB';
  SELECT count(*) FROM (SELECT n FROM generate_series(1, 5000) AS n ORDER BY n DESC OFFSET 0) AS sorted`;

const state = perProcess("readiness", () => ({ shuttingDown: false }));

const OUT_OF_RESOURCES = /^(53...|58030)$/;

type HealthResponse = { status: number; headers: Record<string, string>; body: string };

const respond = (status: number, body: object, headers: Record<string, string> = {}): HealthResponse => ({
  status,
  headers: {
    "Content-Type": "application/json",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    ...headers,
  },
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
    await Promise.race([pagePool().query(WRITE_CHECK), late]);
    return undefined;
  } catch (error) {
    const code = error instanceof Error ? String(Reflect.get(error, "code")) : "";
    return OUT_OF_RESOURCES.test(code)
      ? "the database is out of disk space or another resource"
      : "the database does not respond";
  } finally {
    clearTimeout(timer);
  }
}
