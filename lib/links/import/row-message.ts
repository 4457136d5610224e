import type { AppError } from "@/lib/errors";

const LABELS: Readonly<Record<string, string>> = {
  url: "Destination",
  alias: "Slug",
  title: "Title",
  starts_at: "Starts",
  expires_at: "Expires",
  click_limit: "Click limit",
  paused: "Paused",
  tags: "Tags",
  notes: "Notes",
  external_id: "External ID",
  archived: "Archived",
};

/** Why a row can't be imported, for its owner: the form's sentence after the label of the column. */
export function rowMessage({ message, form }: Pick<AppError, "message" | "form">): string {
  const label = LABELS[form.field ?? ""];
  return label !== undefined && form.message !== undefined ? `${label}: ${form.message}` : message;
}
