import type { AppError } from "@/lib/errors";
import { COLUMN_LABELS, isColumnName, isJsonColumn } from "@/lib/links/import/column-labels";

/**
 * Why a row can't be imported, for its owner: the form's message after the column's label. For JSON, the API's, which
 * has the path.
 */
export function rowMessage({
  message,
  form: { field = "", message: sentence },
}: Pick<AppError, "message" | "form">): string {
  if (sentence === undefined || !isColumnName(field) || isJsonColumn(field)) return message;
  return `${COLUMN_LABELS[field]}: ${sentence}`;
}
