import { db } from "@/lib/db/client";
import { expect, test } from "@/tests/support/fixtures";
import { RETIRED, RETIRED_IN_SQL } from "@/tests/unit/repository/retired-names";

// Without what keeps the name of a renamed column: columns of indexes, and constraints of NOT NULL, which PostgreSQL 18
// names by itself.
test("nothing in the database has a retired name", async () => {
  const objects = await db.$queryRaw<{ name: string }[]>`
    WITH own AS (SELECT oid FROM pg_namespace WHERE nspname = 'public')
    SELECT relname::text AS name FROM pg_class WHERE relnamespace IN (SELECT oid FROM own)
    UNION SELECT attname::text FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
      WHERE c.relnamespace IN (SELECT oid FROM own) AND c.relkind NOT IN ('i', 'I') AND a.attnum > 0
        AND NOT a.attisdropped
    UNION SELECT conname::text FROM pg_constraint WHERE connamespace IN (SELECT oid FROM own) AND contype <> 'n'
    UNION SELECT tgname::text FROM pg_trigger WHERE NOT tgisinternal
    UNION SELECT proname::text FROM pg_proc WHERE pronamespace IN (SELECT oid FROM own)
    UNION SELECT typname::text FROM pg_type WHERE typnamespace IN (SELECT oid FROM own)`;
  const names = objects.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["visit_journal", "deleted_subjects", "expiry_notified"]));
  const isRetired = (name: string) =>
    RETIRED.some(([pattern]) => pattern.test(name)) ||
    name.split("_").some((part) => RETIRED_IN_SQL.test(part));
  expect(names.filter(isRetired)).toEqual([]);
});
