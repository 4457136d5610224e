import { expect, test } from "@playwright/test";
import { newDatabase } from "@/tests/support/servers/databases";
import { npmScript, readLine } from "@/tests/support/servers/npm";

test.setTimeout(120_000);

const ENTRY = "'{7}', '{3}', '{1}', '{DE}', '{NULL}', '{mobile}', '{Chrome}', '{Windows}'";
const COLUMNS = "batch, at, kind, subjects, counts, facts, countries, referrers, devices, browsers, systems";

test("partitions of the journal are dropped some weeks after they ended, once they are rolled up", async () => {
  const database = await newDatabase();
  const settings = { DATABASE_URL: database.url, NEXTAUTH_SECRET: "test", JOURNAL_DAYS: "20" };
  readLine(await npmScript("job", ["create-partitions"], settings));
  for (const week of ["2026-01-05", "2026-01-12"])
    await database.query(`
      CREATE TABLE visit_journal_${week.replaceAll("-", "_")} PARTITION OF visit_journal
      FOR VALUES FROM ('${week}') TO (timestamptz '${week}' + interval '7 days')`);
  const add = (batch: string, at: string) =>
    database.query(`INSERT INTO visit_journal (${COLUMNS}) VALUES (${batch}, ${at}, 7, ${ENTRY})`);
  await add("0", "'2026-01-06T00:00:00Z'");
  // Old, but not rolled up: the rollup was off for a long time.
  await add("2 ^ 62", "'2026-01-13T00:00:00Z'");
  // In no week's partition.
  await add("0", "'2020-01-01T00:00:00Z'");
  await add("0", "now()");
  const partitions = async () =>
    (
      await database.query<{ name: string }>(
        "SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'visit_journal'::regclass ORDER BY 1",
      )
    ).map(({ name }) => name);
  const before = await partitions();
  expect(readLine(await npmScript("job", ["cleanup"], settings))).toMatchObject({
    partitions: ["visit_journal_2026_01_05"],
  });
  expect(await partitions()).toEqual(before.filter((name) => name !== "visit_journal_2026_01_05"));
  const years = await database.query(
    "SELECT extract(year FROM at)::int AS year FROM visit_journal ORDER BY 1",
  );
  expect(years).toHaveLength(2);
  await database.drop();
});
