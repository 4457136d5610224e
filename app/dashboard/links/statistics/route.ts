import { streamDownload } from "@/lib/http/dashboard/download";
import { links } from "@/lib/links";

/** Clicks of all links of the account by day, as CSV. */
export const GET = streamDownload(async ({ owner, now }) => ({
  name: "clicks-by-day.csv",
  body: links.exportClicks(owner, now),
  contentType: "text/csv; charset=utf-8",
}));
