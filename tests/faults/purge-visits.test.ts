import { expect, test } from "@playwright/test";
import { newDatabase } from "@/tests/support/servers/databases";
import { npmScript, readLine } from "@/tests/support/servers/npm";

const VISITS = 800_000;

test.setTimeout(180_000);

test("purges deleted links from every page of a long journal", async () => {
  const database = await newDatabase();
  const settings = { DATABASE_URL: database.url, NEXTAUTH_SECRET: "test" };
  readLine(await npmScript("account", ["create", "ada@example.com", "--json"], settings));
  // Every hundredth visit belongs to a link that still exists.
  await database.query(`
    INSERT INTO visits (batch, at, kind, subject_id, n, referrer)
    SELECT 0, now(), 1, CASE WHEN n % 100 = 0 THEN 2 ELSE 1 END, 1, 'www.example.com'
    FROM generate_series(1, ${VISITS}) AS n`);
  const [size] = await database.query<{ pages: number }>(`
    SELECT max(pg_relation_size(inhrelid) / 8192)::int AS pages FROM pg_inherits WHERE inhparent = 'visits'::regclass`);
  expect(size?.pages).toBeGreaterThan(4_096);
  await database.query("INSERT INTO deleted_subjects VALUES (1, 1), (1, 7)");
  const kept = VISITS / 100;
  expect(readLine(await npmScript("job", ["cleanup"], settings))).toMatchObject({ visits: VISITS - kept });
  expect(await database.query("SELECT subject_id, count(*)::int AS n FROM visits GROUP BY 1")).toEqual([
    { subject_id: 2, n: kept },
  ]);
  expect(await database.query("SELECT * FROM deleted_subjects")).toEqual([]);
  await database.drop();
});
