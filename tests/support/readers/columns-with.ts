import { db, Prisma } from "@/lib/db/client";

const textColumns = () => db.$queryRaw<{ table: string; column: string }[]>`
  SELECT c.table_name AS table, c.column_name AS column
  FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
  WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'
    AND (c.data_type IN ('text', 'character varying', 'json', 'jsonb', 'inet') OR c.data_type = 'ARRAY')`;

/** The text columns of the whole database that contain a text. */
export async function columnsWith(piece: string): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column } of await textColumns()) {
    const [row] = await db.$queryRaw<{ n: bigint }[]>`
      SELECT count(*) AS n FROM ${Prisma.raw(`"${table}"`)}
      WHERE strpos(${Prisma.raw(`"${column}"`)}::text, ${piece}) > 0`;
    if (row?.n) found.push(`${table}.${column}`);
  }
  return found;
}
