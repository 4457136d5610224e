import { KIND } from "@/lib/analytics/kinds";
import { LOCKS } from "@/lib/db/advisory-locks";
import { db, type Prisma, transaction } from "@/lib/db/client";

/** The fields of a link that webhooks also contain, in order (docs/contract.md §3). */
export const CORE_FIELDS = [
  ...["id", "slug", "short_url", "long_url", "title"],
  ...["clicks", "active", "state", "created_at", "expires_at"],
];

/** A link as in webhook payloads. */
export const coreOf = (link: Record<string, unknown>) =>
  Object.fromEntries(CORE_FIELDS.map((field) => [field, link[field]]));

const NEVER_ROLLED_UP = 2n ** 62n;

/** Sets columns of a link's row that only change over time. */
export const moveLink = (id: number, data: Prisma.LinkUncheckedUpdateInput) =>
  db.link.update({ where: { id }, data });

/** Sets columns of a link's counter that only visits change. */
export const moveCounter = (linkId: number, data: Prisma.LinkCounterUncheckedUpdateInput) =>
  db.linkCounter.update({ where: { linkId }, data });

type Facts = { country?: string; referrer?: string; device?: string; browser?: string };

/** Past visits: `at` in ISO 8601; omitted facts are unknown. */
type PastVisits = Facts & { at: string; n?: number };

/** Writes visits into the journal, where they stay out of the rollup until `allowRollup`. */
export const addVisits = (linkId: number, visits: PastVisits[]) => db.$executeRaw`
  INSERT INTO visits (batch, at, kind, subject_id, n, country, referrer, device, browser)
  SELECT ${NEVER_ROLLED_UP}, at, ${KIND.link}, ${linkId}, coalesce(n, 1), country, referrer, device, browser
  FROM jsonb_to_recordset(${JSON.stringify(visits)}::jsonb)
    AS visit(at timestamptz, n int, country text, referrer text, device text, browser text)`;

/** Assigns the visits from `addVisits` to a new batch, as if they had just arrived. */
export const allowRollup = (linkId: number) =>
  transaction(async () => {
    // As for every batch of visits: the rollup must not skip a batch that is still to be committed.
    await db.$executeRaw`SELECT pg_advisory_xact_lock_shared(${LOCKS.journal}::bigint)`;
    const [batch] = await db.$queryRaw<{ id: bigint }[]>`SELECT nextval('visit_batches') AS id`;
    await db.$executeRaw`UPDATE visits SET batch = ${batch?.id} WHERE kind = ${KIND.link} AND subject_id = ${linkId}`;
  });
