import { DAY } from "@/lib/dates";
import type { JobName } from "@/lib/jobs/catalogue";

const HOUR = 3_600_000;

/**
 * A job and its cron schedule, in UTC. A run missed while nothing was running is backfilled once, up to `backfillMs`
 * later.
 */
export type CronJob = { job: JobName; cron: string; backfillMs: number };

const cronJobs = (cron: string, backfillMs: number, jobs: JobName[]): CronJob[] =>
  jobs.map((job) => ({ job, cron, backfillMs }));

/**
 * The cron schedule, for graphile-worker and Inngest alike. `roll-up-visits` and `import-links` are missing
 * because they run every few seconds (lib/jobs/scheduler.ts).
 */
export const CRON_JOBS: readonly CronJob[] = [
  ...cronJobs("* * * * *", 0, [
    "recover-deliveries",
    "expire-timers",
    "expire-countdowns",
    "notify-owners",
    "recover-imports",
    "delete-accounts",
    "check-domains",
    "notify-domain-owners",
    "find-loops",
  ]),
  ...cronJobs("7 * * * *", 2 * HOUR, ["cleanup", "create-partitions", "delete-unused-images"]),
  // A day holds the last midnight, and graphile-worker looks at each minute of the period at every start.
  ...cronJobs("0 0 * * *", DAY, ["renew-links", "expire-links"]),
];
