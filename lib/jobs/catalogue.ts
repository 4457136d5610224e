import { purgeAccounts } from "@/lib/accounts/purge";
import { createPartitions, dropOldPartitions } from "@/lib/analytics/partitions";
import { purgeVisits } from "@/lib/analytics/purge";
import { type Rollup, rollUpVisits } from "@/lib/analytics/rollup";
import { expireCountdowns } from "@/lib/countdowns/expire";
import { addDays } from "@/lib/dates";
import { db } from "@/lib/db/client";
import { checkDomains } from "@/lib/domains/check-due";
import { findLoops } from "@/lib/domains/loops/find";
import { notifyDomainOwners } from "@/lib/domains/notify-owners";
import { MILESTONES } from "@/lib/events/names";
import { deleteUnusedImages } from "@/lib/images";
import { expireLinks } from "@/lib/links/emit-expired";
import { processImports } from "@/lib/links/import/process-batch";
import { deleteOldImports, recoverImports } from "@/lib/links/import/service";
import { emitMilestones } from "@/lib/links/milestones";
import { renewLinks } from "@/lib/links/renew";
import { deleteIdleLogs } from "@/lib/rate-limit/postgres";
import { expireTimers } from "@/lib/timers/expire";
import { deleteExpiredResets } from "@/lib/users/password-reset";
import { notifyWebhookOwners } from "@/lib/webhooks/notify-owners";
import { deleteOldDeliveries, recoverDeliveries } from "@/lib/webhooks/recover-deliveries";

export type Job = (now: Date) => Promise<Record<string, unknown>>;

async function importAll() {
  const { rows } = await processImports(Number.POSITIVE_INFINITY);
  return { rows };
}

/** Rolls up a bounded number of visits, and emits the milestones they reach. */
export const rollUp = (now: Date): Promise<Rollup> =>
  rollUpVisits(MILESTONES, (links) => emitMilestones(links, now));

/** Rolls up all visits until now. */
async function rollUpAll(now: Date) {
  const { last, ...first } = await rollUp(now);
  let { visits, upto } = first;
  while (upto < last) {
    const next = await rollUp(now);
    visits += next.visits;
    upto = next.upto;
  }
  return { visits };
}

/**
 * Deletes what has outlived its retention: idempotency keys (24 hours), events, deliveries and imports (30 days),
 * expired password resets, idle rate-limit logs, visits of deleted subjects, and old partitions of the visit journal.
 */
async function cleanup(now: Date) {
  const keys = await db.idempotencyKey.deleteMany({ where: { createdAt: { lte: addDays(now, -1) } } });
  const events = await db.event.deleteMany({ where: { createdAt: { lt: addDays(now, -30) } } });
  const deliveries = await deleteOldDeliveries(now);
  return {
    idempotency_keys: keys.count,
    events: events.count,
    deliveries,
    imports: await deleteOldImports(now),
    password_resets: await deleteExpiredResets(now),
    rate_logs: await deleteIdleLogs(),
    visits: await purgeVisits(() => rollUpAll(now)),
    partitions: await dropOldPartitions(now),
  };
}

/** The scheduled jobs by name. Each is idempotent and may run at any time, on several machines at once. */
export const JOBS = {
  cleanup,
  "check-domains": async (now) => ({ domains: await checkDomains(now) }),
  "find-loops": async (now) => ({ loops: await findLoops(now) }),
  "delete-accounts": () => purgeAccounts(),
  "expire-countdowns": async (now) => ({ ended: await expireCountdowns(now) }),
  "expire-timers": async (now) => ({ ended: await expireTimers(now) }),
  "expire-links": async (now) => ({ expired: await expireLinks(now) }),
  "renew-links": async (now) => ({ renewed: await renewLinks(now) }),
  "roll-up-visits": rollUpAll,
  "import-links": importAll,
  "recover-imports": async (now) => ({ imports: await recoverImports(now) }),
  "delete-unused-images": async (now) => ({ images: await deleteUnusedImages(now) }),
  "create-partitions": async (now) => ({ partitions: await createPartitions(now) }),
  "recover-deliveries": recoverDeliveries,
  "notify-owners": async (now) => ({ notified: await notifyWebhookOwners(now) }),
  "notify-domain-owners": async (now) => ({ notified: await notifyDomainOwners(now) }),
} satisfies Record<string, Job>;

export type JobName = keyof typeof JOBS;

const isJob = (name: string): name is JobName => Object.hasOwn(JOBS, name);

/** The job with this name. Throws `UnknownJob`, which lists them all, so that a typo isn't ignored. */
export function findJob(name: string): Job {
  if (isJob(name)) return JOBS[name];
  throw new UnknownJob(name);
}

/** Runs a job now. Rejects with `UnknownJob` when there is none with this name. */
export const runJob = async (name: string, now: Date): Promise<Record<string, unknown>> => findJob(name)(now);

export class UnknownJob extends Error {
  constructor(name: string) {
    super(`There is no job named "${name}". The jobs are ${Object.keys(JOBS).join(", ")}.`);
    this.name = "UnknownJob";
  }
}
