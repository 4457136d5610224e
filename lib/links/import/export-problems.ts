import { getImport, problemsOf } from "@/lib/links/import/service";
import type { Owner } from "@/lib/owner";
import { type Cell, csvStream } from "@/lib/streams/csv";
import type { Fields } from "@/lib/validation/validate";

const BATCH = 500;

/** The rows of an import that were not imported, as CSV. Throws P2025 for another account's import. */
export async function exportProblems(owner: Owner, at: { id?: number }): Promise<ReadableStream<Uint8Array>> {
  await getImport(owner, at);
  async function* batches() {
    for (let after = 0; ; ) {
      const rows = await problemsOf(owner, at, after, BATCH);
      yield rows.map(({ line, message, fields }): Cell[] => [line, message, ...cellsOf(fields)]);
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) return;
      after = last.line;
    }
  }
  return csvStream(["line", "problem", "url", "alias", "title"], batches());
}

const cellsOf = (fields: Fields): Cell[] =>
  ["url", "alias", "title"].map((name) => {
    const value = fields[name];
    return typeof value === "string" ? value : null;
  });
