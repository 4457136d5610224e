import { db } from "@/lib/db/client";
import { checkName } from "@/lib/domains/check";
import { env } from "@/lib/env";

/** Names that are looked up at the same time. */
const BATCH = 20;
/** Time limit of one run; the next one, within a minute, continues. */
const RUN_MS = 30_000;
/** Retry after this long if the process ends during a check. */
const RETRY_MS = 10 * 60_000;

/** Checks the domains that are due (docs/contract.md §14). Returns how many. */
export async function checkDomains(now: Date): Promise<number> {
  if (env.DOMAINS === "off") return 0;
  const began = performance.now();
  const again = new Date(now.getTime() + RETRY_MS);
  let checked = 0;
  for (;;) {
    const due = await db.$queryRaw<{ name: string }[]>`
      UPDATE domains SET next_check_at = ${again} WHERE id IN (
        SELECT id FROM domains WHERE next_check_at <= ${now}
        ORDER BY next_check_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
      RETURNING name`;
    const names = new Set(due.map(({ name }) => name));
    await Promise.all([...names].map((name) => checkName(name, now)));
    checked += due.length;
    if (due.length < BATCH || performance.now() - began >= RUN_MS) return checked;
  }
}
