import type { TestDatabase } from "@/tests/support/servers/databases";

/** Any value of a type, as SQL, for columns that need one and that a test doesn't care about. */
const ANY: Readonly<Record<string, string>> = {
  text: "''",
  bool: "true",
  bytea: "''",
  int4: "1",
  int8: "1",
  json: "'[]'",
  jsonb: "'[]'",
  timestamptz: "now()",
};

/**
 * Inserts a row into a table of any past version of the schema: `values` holds SQL expressions, other required columns
 * get any value of their type.
 */
export async function fillRow(
  database: TestDatabase,
  table: string,
  values: Record<string, string>,
): Promise<void> {
  const required = await database.query<{ name: string; type: string }>(`
    SELECT column_name AS name, udt_name AS type FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = '${table}' AND is_nullable = 'NO' AND column_default IS NULL`);
  const any = Object.fromEntries(required.map(({ name, type }) => [name, ANY[type] ?? "NULL"]));
  const row = { ...any, ...values };
  await database.query(
    `INSERT INTO ${table} (${Object.keys(row).join(", ")}) VALUES (${Object.values(row).join(", ")})`,
  );
}
