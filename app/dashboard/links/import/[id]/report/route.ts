import { streamed } from "@/lib/http/download";
import { links } from "@/lib/links";

/** All rows of an import that became no link, as CSV. */
export const GET = streamed(async ({ owner, at }) => ({
  name: `import-${at.id}-problems.csv`,
  body: await links.exportProblems(owner, at),
  contentType: "text/csv; charset=utf-8",
}));
