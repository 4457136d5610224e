import { streamDownload } from "@/lib/http/dashboard/download";
import { linkExports } from "@/lib/links/export";

/** Clicks of all links by country, referrer, device and browser, as CSV. */
export const GET = streamDownload(async ({ owner, now }) => ({
  name: "clicks-by-source.csv",
  body: linkExports.origins(owner, now),
  contentType: "text/csv; charset=utf-8",
}));
