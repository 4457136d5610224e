import { EventEmitter } from "node:events";
import { Logger, parseCronItems, type Runner, run, type WorkerEvents } from "graphile-worker";
import pg from "pg";
import { databaseUrl } from "@/lib/env";
import { runJob } from "@/lib/jobs/catalogue";
import { CRON_JOBS } from "@/lib/jobs/cron";
import { log } from "@/lib/log";

const RETRY_MS = 5_000;

// graphile-worker's messages are only for debugging; we log its errors ourselves.
const logger = new Logger((scope) => (level, message) => {
  log[level === "error" || level === "warning" ? "warn" : "debug"]({ ...scope }, `jobs: ${message}`);
});

/**
 * Runs the cron jobs with graphile-worker until `stop`, which waits for running jobs. Of all processes, one runs each
 * job. graphile-worker creates its tables in a schema of its own. `started` resolves once missed jobs are backfilled.
 */
export function startGraphileWorker(): { started: Promise<unknown>; stop(): Promise<void> } {
  const pool = new pg.Pool({
    connectionString: databaseUrl(),
    max: 3,
    connectionTimeoutMillis: 5_000,
    application_name: "Waypost, jobs",
  });
  pool.on("error", (err) => log.warn({ err }, "a database connection of graphile-worker broke"));
  // Until graphile-worker attaches its own listener, a broken connection would crash the process.
  pool.on("connect", (client) => client.on("error", () => undefined));
  const events: WorkerEvents = new EventEmitter();
  const started = new Promise((resolve) => events.once("cron:started", resolve));
  let runner: Runner | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const start = async (): Promise<void> => {
    try {
      runner = await run({
        pgPool: pool,
        logger,
        events,
        concurrency: 2,
        noHandleSignals: true,
        taskList,
        parsedCronItems,
      });
      // Stopped while starting: `runner` did not exist yet.
      if (stopped) await runner.stop();
      else await runner.promise;
    } catch (err) {
      log.warn({ err }, "graphile-worker failed; restarting");
    }
    runner = undefined;
    if (!stopped) timer = setTimeout(begin, RETRY_MS);
  };
  let running = Promise.resolve();
  const begin = () => {
    running = start();
  };
  begin();

  return {
    started,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await runner?.stop().catch((err: unknown) => log.warn({ err }, "graphile-worker did not stop cleanly"));
      await running;
      await pool.end();
    },
  };
}

const taskList = Object.fromEntries(
  CRON_JOBS.map(({ job }) => [
    job,
    async () => {
      log.debug({ job, ...(await runJob(job, new Date())) }, "job done");
    },
  ]),
);

const parsedCronItems = parseCronItems(
  CRON_JOBS.map(({ job, cron, backfillMs }) => ({
    task: job,
    match: cron,
    // The job key deduplicates missed runs.
    options: { backfillPeriod: backfillMs, jobKey: job, maxAttempts: 5 },
  })),
);
