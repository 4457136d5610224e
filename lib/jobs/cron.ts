import { DAY } from "@/lib/dates";
import { JOBS } from "@/lib/jobs/catalogue";

const HOUR = 3_600_000;

/** A job and when it runs, in UTC. One that was missed while nothing ran is made up for once, up to `madeUpMs` later. */
export type CronJob = { job: string; cron: string; backfillMs: number };

const cronJobs = (cron: string, backfillMs: number, jobs: string[]): CronJob[] =>
  jobs.filter((job) => Object.hasOwn(JOBS, job)).map((job) => ({ job, cron, backfillMs }));

/** What happens by itself, whichever engine keeps the time. `fold-visits` is not here: it runs every few seconds. */
export const CRON_JOBS: readonly CronJob[] = [
  ...cronJobs("* * * * *", 0, [
    "sweep-deliveries",
    "end-timers",
    "end-countdowns",
    "tell-owners",
    "mend-imports",
  ]),
  ...cronJobs("7 * * * *", 2 * HOUR, ["clean-up", "make-partitions", "remove-images"]),
  ...cronJobs("0 0 * * *", 60 * DAY, ["expire-links"]),
];

/** Runs a job of the timetable now. */
export const runJob = async (name: string, now: Date): Promise<Record<string, unknown>> =>
  Object.hasOwn(JOBS, name) ? ((await JOBS[name]?.(now)) ?? {}) : {};
