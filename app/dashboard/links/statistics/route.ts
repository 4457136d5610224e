import { streamDownload } from "@/lib/http/dashboard/download";
import { linkExports } from "@/lib/links/export";

/** Clicks of all links of the account by day, as CSV. */
export const GET = streamDownload(async ({ owner, now }) => ({
  name: "clicks-by-day.csv",
  body: linkExports.clicks(owner, now),
  contentType: "text/csv; charset=utf-8",
}));
