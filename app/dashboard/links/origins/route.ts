import { streamDownload } from "@/lib/http/dashboard/download";
import { links } from "@/lib/links";

/** Clicks of all links by country, referrer, device and browser, as CSV. */
export const GET = streamDownload(async ({ owner, now }) => ({
  name: "clicks-by-source.csv",
  body: links.exportOrigins(owner, now),
  contentType: "text/csv; charset=utf-8",
}));
