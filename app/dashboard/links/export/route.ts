import { streamDownload } from "@/lib/http/dashboard/download";
import { linkExports } from "@/lib/links/export";

/** All links of the account as CSV. */
export const GET = streamDownload(async ({ owner, now }) => ({
  name: "links.csv",
  body: linkExports.links(owner, now),
  contentType: "text/csv; charset=utf-8",
}));
