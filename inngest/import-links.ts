import { inngest } from "@/lib/events/inngest-client";
import { processImports } from "@/lib/links/import/process-batch";

// A step is one request, which some hosts end after ten seconds. Inngest allows 1,000 steps a run.
const BATCHES_PER_STEP = 5;
const MAX_STEPS = 900;

/**
 * Creates the links of started imports: when one is started, and every minute for what was missed or is left. Our own
 * server does the same in a loop; hosts without it need this function.
 */
export const importLinks = inngest().createFunction(
  {
    id: "import-links",
    triggers: [{ event: "waypost/imports.waiting" }, { cron: "* * * * *" }],
    concurrency: [{ limit: 1 }],
  },
  async ({ step }) => {
    let rows = 0;
    for (let part = 1; part <= MAX_STEPS; part++) {
      const done = await step.run(`import-${part}`, () => processImports(BATCHES_PER_STEP));
      rows += done.rows;
      if (!done.more) break;
    }
    return { rows };
  },
);
