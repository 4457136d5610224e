import { streamDownload } from "@/lib/http/dashboard/download";
import { linkImports } from "@/lib/links/import";

/** All rows of an import that failed, as CSV. */
export const GET = streamDownload(async ({ owner, at }) => ({
  name: `import-${at.id}-problems.csv`,
  body: await linkImports.exportProblems(owner, at),
  contentType: "text/csv; charset=utf-8",
}));
