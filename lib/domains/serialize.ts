import { domainToUnicode } from "node:url";
import type { z } from "zod";
import { formatDateTime } from "@/lib/dates";
import { recordsOf } from "@/lib/domains/records";
import { domainResponse } from "@/lib/domains/response-schema";
import type { Domain } from "@/prisma/client/client";

export type DomainRow = Domain & { links: number };

const orNull = (time: Date | null) => time && formatDateTime(time);

/** A domain as the API returns it (docs/contract.md §14). */
export const serialize = (row: DomainRow): z.input<typeof domainResponse> => ({
  id: row.id,
  name: row.name,
  // Empty for invalid A-labels.
  name_unicode: domainToUnicode(row.name) || row.name,
  state: row.state,
  records: recordsOf(row),
  problem: domainResponse.shape.problem.parse(row.problem),
  root_url: row.rootUrl,
  root_bio_page_id: row.rootBioPageId,
  not_found_url: row.notFoundUrl,
  expired_url: row.expiredUrl,
  primary: row.isPrimary,
  links: row.links,
  proved_at: orNull(row.provedAt),
  checked_at: orNull(row.checkedAt),
  created_at: formatDateTime(row.createdAt),
  updated_at: formatDateTime(row.updatedAt),
});
