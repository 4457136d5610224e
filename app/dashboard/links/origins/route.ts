import { streamDownload } from "@/lib/http/dashboard/download";
import { links } from "@/lib/links";

/** Where clicks of all links of the account came from, as CSV. */
export const GET = streamDownload(async ({ owner, now }) => ({
  name: "clicks-by-origin.csv",
  body: links.exportOrigins(owner, now),
  contentType: "text/csv; charset=utf-8",
}));
