import { streamDownload } from "@/lib/http/dashboard/download";
import { linkImports } from "@/lib/links/import";

/** The outcome of every row of an import, as CSV. */
export const GET = streamDownload(async ({ owner, at }) => ({
  name: `import-${at.id}-results.csv`,
  body: await linkImports.exportResults(owner, at),
  contentType: "text/csv; charset=utf-8",
}));
