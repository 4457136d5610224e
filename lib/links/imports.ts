import { addDays, toSecond } from "@/lib/dates";
import { db } from "@/lib/db";
import { AppError, invalid } from "@/lib/errors";
import { faultsOf } from "@/lib/links/create";
import { type FileRow, readRows } from "@/lib/links/import-file";
import { type Layout, layoutOf } from "@/lib/links/import-layout";
import type { Owner } from "@/lib/owner";
import type { LinkImport, LinkImportRow } from "@/prisma/client/client";

type At = { readonly id?: number };

export const MOST_ROWS = 100_000;
const BATCH = 250;
const KEPT_DAYS = 30;
const SHOWN = 50;

/**
 * Reads a file of links and checks every row as if it were made now; nothing is made before `startImport`. Throws
 * `invalid_file` when it is no CSV, names no column with destinations, or has more than 100,000 rows.
 */
export async function readImport(
  { userId }: Owner,
  name: string,
  body: ReadableStream<Uint8Array>,
  now: Date,
): Promise<LinkImport> {
  const stored = {
    userId,
    name: name.slice(0, 200),
    layout: "",
    state: "checking",
    createdAt: toSecond(now),
  };
  const { id } = await db.linkImport.create({ data: stored });
  try {
    const { layout, total, faulty } = await checkAll(id, body, now);
    return await db.linkImport.update({
      where: { id, userId },
      data: { layout, total, faulty, state: "ready" },
    });
  } catch (error) {
    await db.linkImport.delete({ where: { id, userId } });
    throw error;
  }
}

async function checkAll(importId: number, body: ReadableStream<Uint8Array>, now: Date) {
  const claimed = new Set<string>();
  let layout: Layout | undefined;
  let [total, faulty] = [0, 0];
  let batch: FileRow[] = [];
  const check = async (fieldsOf: Layout["fieldsOf"]) => {
    const all = batch.map(({ cells }) => fieldsOf(cells));
    const faults = await faultsOf(all, claimed, now);
    const rows = batch.map(({ line }, index) => {
      const message = faults[index]?.message ?? null;
      return { line, fields: all[index], state: message === null ? "ready" : "faulty", message };
    });
    await db.$executeRaw`
      INSERT INTO link_import_rows (import_id, line, fields, state, message)
      SELECT ${importId}::int, line, fields, state, message
      FROM jsonb_to_recordset(${JSON.stringify(rows).replaceAll("\\u0000", "�")}::jsonb)
        AS row(line int, fields jsonb, state text, message text)
      ON CONFLICT DO NOTHING`;
    faulty += rows.filter(({ message }) => message !== null).length;
    batch = [];
  };
  for await (const row of readRows(body)) {
    if (!layout) {
      layout = layoutOf(row.cells);
      if (!layout)
        throw invalid("file", "needs a column with destinations, named url, long_url, destination or target");
      if (layout.skipsFirst) continue;
    }
    if (++total > MOST_ROWS)
      throw invalid("file", `must have at most ${MOST_ROWS} rows; split it and import the parts`);
    if (batch.push(row) === BATCH) await check(layout.fieldsOf);
  }
  if (!layout || total === 0) throw invalid("file", "holds no links");
  await check(layout.fieldsOf);
  return { layout: layout.name, total, faulty };
}

/** The account's imports of the last 30 days, newest first. */
export const listImports = ({ userId }: Owner): Promise<LinkImport[]> =>
  db.linkImport.findMany({ where: { userId }, orderBy: { id: "desc" }, take: SHOWN });

/** An import of the account, or P2025. */
export const getImport = ({ userId }: Owner, { id = 0 }: At): Promise<LinkImport> =>
  db.linkImport.findUniqueOrThrow({ where: { id, userId } });

/** Lets the rows without fault become links, in the background. */
export async function startImport({ userId }: Owner, { id = 0 }: At): Promise<LinkImport> {
  const { count } = await db.linkImport.updateMany({
    where: { id, userId, state: "ready" },
    data: { state: "running" },
  });
  if (count === 0) await refuse({ userId }, id);
  return db.linkImport.findUniqueOrThrow({ where: { id, userId } });
}

async function refuse({ userId }: Pick<Owner, "userId">, id: number): Promise<never> {
  const { state } = await db.linkImport.findUniqueOrThrow({ where: { id, userId } });
  throw new AppError("invalid_state", `This import is ${state} already`);
}

/** Stops an import where it is; links that were made stay. */
export const stopImport = ({ userId }: Owner, { id = 0 }: At, now: Date): Promise<LinkImport> =>
  db.linkImport.update({
    where: { id, userId, state: { in: ["running", "ready"] } },
    data: { state: "stopped", finishedAt: toSecond(now) },
  });

/** Rows of an import that became no link, by line, from one after `after` on. */
export async function problemsOf(
  owner: Owner,
  at: At,
  after: number,
  limit: number,
): Promise<LinkImportRow[]> {
  const { id: importId } = await getImport(owner, at);
  const where = { importId, line: { gt: after }, state: { in: ["faulty", "refused"] } };
  return db.linkImportRow.findMany({ where, orderBy: { line: "asc" }, take: limit });
}

/** Forgets imports after 30 days; answers how many. The links stay. For a daily job. */
export const forgetImports = async (now: Date): Promise<number> =>
  (await db.linkImport.deleteMany({ where: { createdAt: { lt: addDays(now, -KEPT_DAYS) } } })).count;
