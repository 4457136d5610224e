import { expect, test } from "@playwright/test";
import { newDatabase } from "@/tests/support/servers/databases";
import { npmScript, readLine } from "@/tests/support/servers/npm";

const BATCHES = 200_000;

test.setTimeout(180_000);

test("purges deleted links from every page of a long journal", async () => {
  const database = await newDatabase();
  const settings = { DATABASE_URL: database.url, NEXTAUTH_SECRET: "test" };
  readLine(await npmScript("account", ["create", "ada@example.com", "--json"], settings));
  // Every hundredth visit belongs to a link that still exists.
  await database.query(`
    INSERT INTO visit_journal (batch, at, kind, subjects, counts, facts, countries, referrers, devices, browsers, systems)
    SELECT 0, now(), 1, ARRAY[1, CASE WHEN n % 50 = 0 THEN 2 ELSE 1 END], '{1,1}', '{1,1}', '{NULL}', '{www.example.com}',
      '{NULL}', '{NULL}', '{NULL}' FROM generate_series(1, ${BATCHES}) AS n`);
  const [size] = await database.query<{ pages: number }>(`
    SELECT max(pg_relation_size(inhrelid) / 8192)::int AS pages FROM pg_inherits WHERE inhparent = 'visit_journal'::regclass`);
  expect(size?.pages).toBeGreaterThan(4_096);
  await database.query("INSERT INTO deleted_subjects VALUES (1, 1), (1, 7)");
  const kept = BATCHES / 50;
  expect(readLine(await npmScript("job", ["cleanup"], settings))).toMatchObject({
    visits: 2 * BATCHES - kept,
  });
  expect(
    await database.query(
      "SELECT subject_id, count(*)::int AS n FROM visit_journal, unnest(subjects) AS subject_id GROUP BY 1",
    ),
  ).toEqual([{ subject_id: 2, n: kept }]);
  expect(await database.query("SELECT * FROM deleted_subjects")).toEqual([]);
  await database.drop();
});
