import { inngest } from "@/lib/events/inngest-client";
import { runJob } from "@/lib/jobs/catalogue";
import { CRON_JOBS, type CronJob } from "@/lib/jobs/cron";

// Our own server runs the rollup in a loop; hosts without it need this cron job.
const ROLLUP: Pick<CronJob, "job" | "cron"> = { job: "roll-up-visits", cron: "* * * * *" };

/** One function per cron job. */
export const scheduledJobs = [...CRON_JOBS, ROLLUP].map(({ job, cron }) =>
  inngest().createFunction({ id: job, triggers: [{ cron }], retries: 4 }, ({ step }) =>
    step.run(job, () => runJob(job, new Date())),
  ),
);
