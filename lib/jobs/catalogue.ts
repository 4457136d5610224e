import { forgetResets } from "@/lib/accounts/password-reset";
import { makePartitions } from "@/lib/analytics/partitions";
import { forgetVisits } from "@/lib/analytics/purge";
import { foldVisits } from "@/lib/analytics/rollup";
import { endCountdowns } from "@/lib/countdowns/expire";
import { addDays } from "@/lib/dates";
import { db } from "@/lib/db/client";
import { removeUnused } from "@/lib/images";
import { expireLinks } from "@/lib/links/expire";
import { importBatch } from "@/lib/links/import/process-batch";
import { forgetImports, mendImports } from "@/lib/links/import/service";
import { forgetIdle } from "@/lib/rate-limit/postgres";
import { endTimers } from "@/lib/timers/expire";
import { tellOwners } from "@/lib/webhooks/notify-owners";
import { forgetDeliveries, sweepDeliveries } from "@/lib/webhooks/sweep";

type Job = (now: Date) => Promise<Record<string, unknown>>;

async function importAll() {
  let rows = 0;
  for (let more = await importBatch(new Date()); more !== undefined; more = await importBatch(new Date()))
    rows += more;
  return { rows };
}

async function foldAll() {
  let visits = 0;
  for (let more = true; more; ) {
    const folded = await foldVisits();
    visits += folded.visits;
    more = folded.more;
  }
  return { visits };
}

/** Forgets answers kept for `Idempotency-Key` after 24 hours, events, deliveries and imports after 30 days, links for a new password that are too old, request counts that no limit needs, and visits of what was deleted. */
async function cleanUp(now: Date) {
  const keys = await db.idempotencyKey.deleteMany({ where: { createdAt: { lte: addDays(now, -1) } } });
  const events = await db.event.deleteMany({ where: { createdAt: { lt: addDays(now, -30) } } });
  const deliveries = await forgetDeliveries(now);
  return {
    idempotency_keys: keys.count,
    events: events.count,
    deliveries,
    imports: await forgetImports(now),
    password_resets: await forgetResets(now),
    rate_logs: await forgetIdle(),
    visits: await forgetVisits(),
  };
}

/** The scheduled jobs by name. Each may run at any time, several times, and on several machines at once. */
export const JOBS: Readonly<Record<string, Job>> = {
  "clean-up": cleanUp,
  "end-countdowns": async (now) => ({ ended: await endCountdowns(now) }),
  "end-timers": async (now) => ({ ended: await endTimers(now) }),
  "expire-links": async (now) => ({ expired: await expireLinks(now) }),
  "fold-visits": foldAll,
  "import-links": importAll,
  "mend-imports": async (now) => ({ imports: await mendImports(now) }),
  "remove-images": async (now) => ({ images: await removeUnused(now) }),
  "make-partitions": async (now) => ({ partitions: await makePartitions(now) }),
  "sweep-deliveries": sweepDeliveries,
  "tell-owners": async (now) => ({ told: await tellOwners(now) }),
};
