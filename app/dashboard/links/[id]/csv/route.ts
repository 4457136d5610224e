import { streamDownload } from "@/lib/http/dashboard/download";
import { links } from "@/lib/links";

/** A list of the link's statistics as CSV: `?list=countries&from=2026-11-01`. */
export const GET = streamDownload(async ({ owner, at, query, now }) => ({
  ...(await links.exportList(owner, at, query, now)),
  contentType: "text/csv; charset=utf-8",
}));
