import { inngest } from "@/lib/events/inngest-client";
import { runJob, TIMETABLE } from "@/lib/jobs/cron";

// The fold has a loop of its own where a process of ours runs; where none does it is here.
const FOLD = { job: "fold-visits", cron: "* * * * *" };

/** The timetable, a function for each appointment. */
export const scheduledJobs = [...TIMETABLE, FOLD].map(({ job, cron }) =>
  inngest().createFunction({ id: job, triggers: [{ cron }], retries: 4 }, ({ step }) =>
    step.run(job, () => runJob(job, new Date())),
  ),
);
