import { db } from "@/lib/db/client";
import { invalid } from "@/lib/errors";
import { recheckRows } from "@/lib/links/import/check-rows";
import { COLUMN_LABELS } from "@/lib/links/import/column-labels";
import type { ColumnMapping } from "@/lib/links/import/column-presets";
import { getImport, throwInvalidState } from "@/lib/links/import/service";
import type { Owner } from "@/lib/owner";
import { integer, optional } from "@/lib/validation/fields";
import { type Fields, validate } from "@/lib/validation/validate";
import type { LinkImport } from "@/prisma/client/client";

type At = { readonly id?: number };

const MAPPED_COLUMNS = Object.keys(COLUMN_LABELS);

/**
 * Sets which column of an import holds which field, by index, and revalidates all rows. Throws `invalid_url` without
 * a destination column, `invalid_<field>` for a column that doesn't exist, `invalid_state` once it was started.
 */
export async function mapImport(owner: Owner, at: At, fields: Fields, now: Date): Promise<LinkImport> {
  const { id, columns } = await getImport(owner, at);
  const column = optional(integer(0, columns.length - 1), null);
  const picked = validate(Object.fromEntries(MAPPED_COLUMNS.map((name) => [name, column])), fields);
  if (typeof picked.url !== "number")
    throw invalid("url", "is required: choose the column with the destinations", {
      formMessage: "Choose the column with the destinations",
    });
  const mapping: ColumnMapping = Object.fromEntries(
    Object.entries(picked).map(([name, index]) => [name, typeof index === "number" ? [index] : []]),
  );
  const where = { id, accountId: owner.accountId };
  const free = { ...where, state: { in: ["ready", "unmapped"] } };
  const { count } = await db.linkImport.updateMany({
    where: free,
    data: { state: "checking", checkedAt: now },
  });
  if (count === 0) return throwInvalidState(owner, id);
  try {
    const faulty = await recheckRows(owner, id, mapping, now);
    const data = { mapping, faulty, layout: "Custom mapping", state: "ready" };
    return await db.linkImport.update({ where, data });
  } catch (error) {
    await db.linkImport.update({ where, data: { state: "unmapped" } });
    throw error;
  }
}

/** The current column mapping of an import, and its first row as an example. */
export async function mappingOf(owner: Owner, at: At) {
  const { id, columns } = await getImport(owner, at);
  const [row] = await db.$queryRaw<{ mapping: ColumnMapping; cells: string[] | null }[]>`
    SELECT i.mapping, r.cells FROM link_imports i LEFT JOIN link_import_rows r ON r.import_id = i.id
    WHERE i.id = ${id} ORDER BY r.line LIMIT 1`;
  const mapping = row?.mapping ?? {};
  const picked = MAPPED_COLUMNS.map((name) => [
    name,
    Object.entries(mapping).find(([each]) => each === name)?.[1][0] ?? null,
  ]);
  const short = mapping.short?.[0] ?? null;
  const values: Record<string, number | null> = Object.fromEntries(picked);
  const examples = columns.map((name, index) => ({ name, example: row?.cells?.[index]?.slice(0, 40) ?? "" }));
  return { columns: examples, values: { ...values, alias: values.alias ?? short } };
}
