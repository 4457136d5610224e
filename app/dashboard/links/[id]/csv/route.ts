import { streamDownload } from "@/lib/http/dashboard/download";
import { linkExports } from "@/lib/links/export";

/** A list of the link's statistics as CSV: `?list=countries&from=2026-11-01`. */
export const GET = streamDownload(async ({ owner, at, query, now }) => ({
  ...(await linkExports.breakdown(owner, at, query, now)),
  contentType: "text/csv; charset=utf-8",
}));
