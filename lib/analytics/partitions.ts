import { visitorPool } from "@/lib/db/visitor-pools";

/**
 * Creates missing partitions of the visit journal for this month and the next two. Returns the names of the new ones.
 */
export async function createPartitions(now: Date): Promise<string[]> {
  const made: string[] = [];
  for (const ahead of [0, 1, 2]) {
    const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead));
    const to = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead + 1));
    const name = `visits_${from.toISOString().slice(0, 7).replace("-", "_")}`;
    const { rows } = await visitorPool().query<{ there: boolean }>(
      "SELECT to_regclass($1) IS NOT NULL AS there",
      [name],
    );
    if (rows[0]?.there) continue;
    // Several copies may get here at once; IF NOT EXISTS turns the second attempt into a notice.
    await visitorPool().query(
      `CREATE TABLE IF NOT EXISTS ${name} PARTITION OF visits FOR VALUES FROM ('${from.toISOString()}') TO ('${to.toISOString()}')`,
    );
    made.push(name);
  }
  return made;
}
