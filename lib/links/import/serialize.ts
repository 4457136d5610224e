import { formatDateTime } from "@/lib/dates";
import type { LinkImport } from "@/prisma/client/client";

/** An import in the account's data export. */
export const serialize = (row: LinkImport) => ({
  id: row.id,
  name: row.name,
  layout: row.layout,
  state: row.state,
  rows: row.total,
  faulty: row.faulty,
  created: row.created,
  reused: row.reused,
  refused: row.refused,
  created_at: formatDateTime(row.createdAt),
  finished_at: row.finishedAt && formatDateTime(row.finishedAt),
});
