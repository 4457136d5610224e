import { addDays, toSecond } from "@/lib/dates";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { signalImportStarted } from "@/lib/events/notify-workers";
import { storeRows } from "@/lib/links/import/check-rows";
import { type ColumnMapping, fieldsOf } from "@/lib/links/import/column-presets";
import type { Owner } from "@/lib/owner";
import type { Paging } from "@/lib/validation/query";
import type { Fields } from "@/lib/validation/validate";
import type { LinkImport } from "@/prisma/client/client";

type At = { readonly id?: number };

const RETENTION_DAYS = 30;
const HEARTBEAT_TIMEOUT_MS = 60_000;
const BATCH = 100;

/**
 * Reads a CSV file of links and validates every row as if it were created now; nothing is created before
 * `startImport`. Without a recognized destination column, `mapImport` must set it. Throws `invalid_file` as `storeRows`
 * does.
 */
export async function readImport(
  owner: Owner,
  name: string,
  body: ReadableStream<Uint8Array>,
  now: Date,
): Promise<LinkImport> {
  const { accountId } = owner;
  const stored = {
    accountId,
    name: name.slice(0, 200),
    layout: "",
    columns: [],
    mapping: {},
    state: "checking",
    createdAt: toSecond(now),
  };
  const { id } = await db.linkImport.create({ data: stored });
  try {
    const found = await storeRows(owner, id, body, now);
    const state = found.mapping.url ? "ready" : "unmapped";
    return await db.linkImport.update({ where: { id, accountId }, data: { ...found, state } });
  } catch (error) {
    await db.linkImport.delete({ where: { id, accountId } });
    throw error;
  }
}

/** A page of the account's imports of the last 30 days, newest first. */
export const listImports = ({ accountId }: Owner, { limit, offset }: Paging): Promise<LinkImport[]> =>
  db.linkImport.findMany({ where: { accountId }, orderBy: { id: "desc" }, take: limit, skip: offset });

/** All imports of the account, newest first, in batches. */
export async function* everyImport({ accountId }: Owner): AsyncGenerator<LinkImport[]> {
  for (let before: number | undefined; ; ) {
    const where = { accountId, ...(before !== undefined && { id: { lt: before } }) };
    const rows = await db.linkImport.findMany({ where, orderBy: { id: "desc" }, take: BATCH });
    yield rows;
    before = rows.at(-1)?.id;
    if (before === undefined || rows.length < BATCH) return;
  }
}

/** An import of the account, or P2025. */
export const getImport = ({ accountId }: Owner, { id = 0 }: At): Promise<LinkImport> =>
  db.linkImport.findUniqueOrThrow({ where: { id, accountId } });

/** Starts creating links from the valid rows, in the background. */
export async function startImport({ accountId }: Owner, { id = 0 }: At): Promise<LinkImport> {
  const { count } = await db.linkImport.updateMany({
    where: { id, accountId, state: "ready" },
    data: { state: "running" },
  });
  if (count === 0) await throwInvalidState({ accountId }, id);
  signalImportStarted();
  return db.linkImport.findUniqueOrThrow({ where: { id, accountId } });
}

/** Throws `invalid_state`; P2025 when the import isn't this account's. */
export async function throwInvalidState({ accountId }: Pick<Owner, "accountId">, id: number): Promise<never> {
  const { state } = await db.linkImport.findUniqueOrThrow({ where: { id, accountId } });
  throw new AppError(
    "invalid_state",
    `Not possible while the import is ${state}`,
    {},
    {
      message:
        state === "unmapped"
          ? "Choose the destination column first"
          : "This import has changed in the meantime. Reload the page.",
    },
  );
}

/** Stops an import that hasn't ended; links already created stay. */
export async function stopImport(owner: Owner, at: At, now: Date): Promise<LinkImport> {
  const { accountId } = owner;
  await db.linkImport.updateMany({
    where: { id: at.id ?? 0, accountId, state: { in: ["running", "ready", "unmapped"] } },
    data: { state: "stopped", finishedAt: toSecond(now) },
  });
  return getImport(owner, at);
}

/** A row that was not imported, and why. `fields` are those of the link, as an API client would send them. */
export type Problem = { line: number; message: string | null; state: string; fields: Fields };

/** Rows that were not imported, by line, after line `after`. */
export async function problemsOf(owner: Owner, at: At, after: number, limit: number): Promise<Problem[]> {
  const { id } = await getImport(owner, at);
  const rows = await db.$queryRaw<(Problem & { cells: string[]; mapping: ColumnMapping })[]>`
    SELECT r.line, r.message, r.state, r.cells, i.mapping FROM link_import_rows r JOIN link_imports i ON i.id = r.import_id
    WHERE i.id = ${id} AND r.line > ${after} AND r.state IN ('faulty', 'refused') ORDER BY r.line LIMIT ${limit}`;
  return rows.map(({ cells, mapping, ...row }) => ({ ...row, fields: fieldsOf(mapping, cells) }));
}

/**
 * Recovers imports whose process was killed while checking: with all rows stored, columns can be mapped again;
 * otherwise the file must be uploaded again. Returns how many. Runs every minute.
 */
export const recoverImports = (now: Date): Promise<number> =>
  db.$executeRaw`
    UPDATE link_imports SET state = CASE WHEN total > 0 THEN 'unmapped' ELSE 'broken' END
    WHERE state = 'checking' AND checked_at < ${new Date(now.getTime() - HEARTBEAT_TIMEOUT_MS)}`;

/** Deletes imports after 30 days and returns how many. Their links stay. Runs hourly. */
export const deleteOldImports = async (now: Date): Promise<number> =>
  (await db.linkImport.deleteMany({ where: { createdAt: { lt: addDays(now, -RETENTION_DAYS) } } })).count;
