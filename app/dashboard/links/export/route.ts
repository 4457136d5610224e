import { streamDownload } from "@/lib/http/dashboard/download";
import { links } from "@/lib/links";

/** All links of the account as CSV. */
export const GET = streamDownload(async ({ owner, now }) => ({
  name: "links.csv",
  body: links.exportLinks(owner, now),
  contentType: "text/csv; charset=utf-8",
}));
