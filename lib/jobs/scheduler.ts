import { setTimeout as sleep } from "node:timers/promises";
import { backoff } from "@/lib/async/backoff";
import { usesInngest } from "@/lib/env";
import { CHANNEL } from "@/lib/events/notify-workers";
import { runJob } from "@/lib/jobs/catalogue";
import { startGraphileWorker } from "@/lib/jobs/graphile-worker";
import { listen } from "@/lib/jobs/listener";
import { pacedRollup } from "@/lib/jobs/paced-rollup";
import { processImportBatch } from "@/lib/links/import/process-batch";
import { log } from "@/lib/log";
import { startDispatcher } from "@/lib/webhooks/dispatcher";

const MAX_RETRY_MS = 10_000;
const MAX_START_MS = 2_000;

type Stoppable = { stop(): Promise<void> };
/** `started` resolves, and never rejects, once it has opened its connections. */
type Scheduled = Stoppable & { started: Promise<unknown> };

/**
 * Runs the background work of this process until `stop`. Safe in several processes at once. With Inngest, only what
 * must run more often than once a minute stays here. `started` resolves after two seconds at the latest.
 */
export function startScheduler(): Scheduled {
  const rollup = repeat("roll-up-visits", pacedRollup());
  const imports = repeat("import-links", importOnce);
  const all = usesInngest()
    ? [rollup, imports]
    : [rollup, imports, startGraphileWorker(), startDeliveryWorkers()];
  // Don't wait for the next full hour: this week's partition may be missing.
  const partitions = runJob("create-partitions", new Date()).catch((err: unknown) =>
    log.warn({ err }, "could not create partitions"),
  );
  const started = Promise.all([partitions, ...all.map((one) => one.started)]);
  return {
    started: Promise.race([started, sleep(MAX_START_MS, undefined, { ref: false })]),
    stop: async () => void (await Promise.all(all.map((one) => one.stop()))),
  };
}

function startDeliveryWorkers(): Scheduled {
  const dispatcher = startDispatcher(() => new Date());
  const listener = listen(CHANNEL, dispatcher.checkNow);
  return {
    started: listener.started,
    stop: async () => void (await Promise.all([listener.stop(), dispatcher.stop()])),
  };
}

// Pauses between batches, so that visitors and the API come first.
async function importOnce(): Promise<number> {
  const before = performance.now();
  const rows = await processImportBatch(new Date());
  return rows === undefined ? 1_000 : (performance.now() - before) / 5;
}

function repeat(name: string, work: (name: string) => Promise<number>): Scheduled {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running = Promise.resolve();
  const retries = backoff(1_000, MAX_RETRY_MS);
  const run = async () => {
    const wait = await work(name).then(
      (pause) => {
        retries.reset();
        return pause;
      },
      (err: unknown) => {
        log.warn({ err, job: name }, "a job failed and will be retried");
        return retries.next();
      },
    );
    if (!stopped) timer = setTimeout(start, wait);
  };
  const start = () => {
    running = run();
  };
  start();
  return {
    started: running,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      return running;
    },
  };
}
