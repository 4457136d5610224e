import { Logger, parseCronItems, type Runner, run } from "graphile-worker";
import pg from "pg";
import { databaseUrl } from "@/lib/env";
import { CRON_JOBS, runJob } from "@/lib/jobs/cron";
import { log } from "@/lib/log";

const RETRY_MS = 5_000;

// What the worker tells of itself is for who looks closer; its errors are ours.
const logger = new Logger((scope) => (level, message) => {
  log[level === "error" || level === "warning" ? "warn" : "debug"]({ ...scope }, `jobs: ${message}`);
});

/**
 * Keeps the timetable on the database by graphile-worker, until `stop`, which waits for jobs under way: each
 * appointment is kept by one of however many copies. Its tables are in a schema of its own, which it makes itself.
 */
export function startGraphileWorker(): { stop(): Promise<void> } {
  const pool = new pg.Pool({
    connectionString: databaseUrl(),
    max: 3,
    connectionTimeoutMillis: 5_000,
    application_name: "Waypost, jobs",
  });
  pool.on("error", (err) => log.warn({ err }, "a connection of the jobs broke"));
  // graphile-worker's own listener takes its place once it runs; a connection that breaks earlier must not end us.
  pool.on("connect", (client) => client.on("error", () => undefined));
  let runner: Runner | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const start = async (): Promise<void> => {
    try {
      runner = await run({
        pgPool: pool,
        logger,
        concurrency: 2,
        noHandleSignals: true,
        taskList,
        parsedCronItems,
      });
      // Asked to stop while it was starting: it could not be told before.
      if (stopped) await runner.stop();
      else await runner.promise;
    } catch (err) {
      log.warn({ err }, "the jobs cannot run; trying again");
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
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await runner?.stop().catch((err: unknown) => log.warn({ err }, "the jobs did not stop cleanly"));
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
  CRON_JOBS.map(({ job, cron, backfillMs: madeUpMs }) => ({
    task: job,
    match: cron,
    // Missed often it is still made up for once: the key makes of all its turns one.
    options: { backfillPeriod: madeUpMs, jobKey: job, maxAttempts: 5 },
  })),
);
