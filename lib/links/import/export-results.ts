import { db } from "@/lib/db/client";
import { shortUrl } from "@/lib/domains/hosts/origin";
import { type ColumnMapping, fieldsOf } from "@/lib/links/import/column-presets";
import { getImport } from "@/lib/links/import/service";
import { readLinksById } from "@/lib/links/rows";
import type { Owner } from "@/lib/owner";
import { type Cell, csvStream } from "@/lib/streams/csv";

const BATCH = 500;

const HEAD = ["line", "result", "short_url", "url", "alias", "title", "problem"];

type Row = { line: number; state: string; message: string | null; cells: string[]; link_id: number | null };

/** The names of row states in the file. */
const RESULTS: Readonly<Record<string, string>> = {
  created: "created",
  reused: "skipped",
  refused: "failed",
  faulty: "failed",
};

/**
 * The result of every row of an import, as CSV; pending rows are left out. Throws P2025 for another account's import.
 */
export async function exportResults(owner: Owner, at: { id?: number }): Promise<ReadableStream<Uint8Array>> {
  const { id } = await getImport(owner, at);
  const [found] = await db.$queryRaw<{ mapping: ColumnMapping }[]>`
    SELECT mapping FROM link_imports WHERE id = ${id}`;
  async function* batches() {
    for (let after = 0; ; ) {
      const rows = await db.$queryRaw<Row[]>`
        SELECT line, state, message, cells, link_id FROM link_import_rows
        WHERE import_id = ${id} AND line > ${after} AND state <> 'ready' ORDER BY line LIMIT ${BATCH}`;
      yield await cellsOf(rows, found?.mapping ?? {});
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) return;
      after = last.line;
    }
  }
  return csvStream(HEAD, batches());
}

async function cellsOf(rows: readonly Row[], mapping: ColumnMapping): Promise<Cell[][]> {
  const links = await readLinksById(rows.flatMap(({ link_id }) => link_id ?? []));
  const linkOf = new Map(links.map((link) => [link.id, link]));
  return rows.map(({ line, state, message, cells, link_id }) => {
    const result = RESULTS[state] ?? state;
    const link = linkOf.get(link_id ?? 0);
    if (link) return [line, result, shortUrl(link), link.url, link.slug, link.title, ""];
    const { url, alias, title } = fieldsOf(mapping, cells);
    const texts = [url, alias, title].map((value) => (typeof value === "string" ? value : ""));
    return [line, result, "", ...texts, message ?? (link_id === null ? "" : "Link deleted")];
  });
}
