import { inngest } from "@/lib/events/inngest-client";
import { CRON_JOBS, runJob } from "@/lib/jobs/cron";

// The fold has a loop of its own where a process of ours runs; where none does it is here.
const ROLLUP = { job: "fold-visits", cron: "* * * * *" };

/** The timetable, a function for each appointment. */
export const scheduledJobs = [...CRON_JOBS, ROLLUP].map(({ job, cron }) =>
  inngest().createFunction({ id: job, triggers: [{ cron }], retries: 4 }, ({ step }) =>
    step.run(job, () => runJob(job, new Date())),
  ),
);
