/** Labels of the link fields that a column can hold. */
export const COLUMN_LABELS = {
  url: "Destination",
  alias: "Slug",
  title: "Title",
  starts_at: "Starts",
  expires_at: "Expires",
  click_limit: "Click limit",
  paused: "Paused",
  domain: "Domain",
  tags: "Tags",
  notes: "Notes",
  external_id: "Your own ID",
  archived: "Archived",
  forward_query: "Forward visitors' query parameters",
  utm: "Campaign parameters",
  expired_url: "After expiry, redirect to",
  auto_renew: "Renew automatically",
  rules: "Targeting rules",
  split: "Split",
  split_until: "Split until",
} as const;

export type ColumnName = keyof typeof COLUMN_LABELS;

/** Columns whose cells are JSON. */
const JSON_COLUMNS: ReadonlySet<string> = new Set<ColumnName>(["utm", "rules", "split"]);

export const isJsonColumn = (name: string): boolean => JSON_COLUMNS.has(name);

export const isColumnName = (name: string): name is ColumnName => Object.hasOwn(COLUMN_LABELS, name);
