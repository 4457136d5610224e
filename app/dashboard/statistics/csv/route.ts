import { streamDownload } from "@/lib/http/dashboard/download";
import { exportStatistics } from "@/lib/statistics/export";

/** A list of the statistics in full as CSV, by the parameters of the page: `?group_by=country&from=2026-11-01`. */
export const GET = streamDownload(async ({ owner, query, now }) => ({
  ...(await exportStatistics(owner, query, now)),
  contentType: "text/csv; charset=utf-8",
}));
