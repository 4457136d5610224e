import { toSecond } from "@/lib/dates";
import { db, transaction } from "@/lib/db/client";
import { type Assessment, assess } from "@/lib/domains/assess";
import { lookUp } from "@/lib/domains/dns/look-up";
import type { Domain } from "@/prisma/client/client";

/** By then every process knows that the name is served and rejects new links to it. */
const LOOPS_AFTER_MS = 20_000;

/** Looks a name up, and updates all its claims and which of them serves it in one transaction. */
export async function checkName(name: string, now: Date): Promise<void> {
  const findings = await lookUp(name);
  await transaction(async () => {
    // One check of a name at a time, so that one account gets it. Doesn't block new links on it.
    await db.$executeRaw`SELECT 1 FROM domains WHERE name = ${name} ORDER BY id FOR NO KEY UPDATE`;
    const claims = await db.domain.findMany({
      where: { name, account: { deletion: null } },
      orderBy: { id: "asc" },
    });
    // A concurrent check has seen newer records.
    if (claims.some(({ checkedAt }) => checkedAt && checkedAt > now)) return;
    const before = (await db.domainName.findUnique({ where: { name } }))?.domainId ?? null;
    const { servingId, assessments } = assess(claims, before, findings, now);
    for (const claim of claims) {
      const assessment = assessments.get(claim.id);
      if (assessment) await save(claim, assessment, now);
    }
    const loopsDueAt = servingId === null ? null : new Date(now.getTime() + LOOPS_AFTER_MS);
    if (servingId !== before)
      await db.domainName.upsert({
        where: { name },
        create: { name, domainId: servingId, loopsDueAt },
        update: { domainId: servingId, loopsDueAt },
      });
  });
}

async function save({ id, state, ownerNotified }: Domain, assessment: Assessment, now: Date): Promise<void> {
  const isNew = assessment.state !== state;
  const isBad = assessment.state === "failing" || assessment.state === "lost";
  await db.domain.update({
    where: { id },
    data: {
      ...assessment,
      ...(isNew && { updatedAt: toSecond(now) }),
      ownerNotified: isNew ? !isBad : ownerNotified,
    },
  });
}
