/**
 * PostgreSQL advisory locks with one key, all in one place to keep them distinct. Locks with two keys are a separate
 * space: an account and a URL (lib/links/insert.ts), and users of a database folder (lib/postgres/claims.ts).
 */
export const LOCKS = {
  /** One process migrates at a time. */
  migration: 7_206_000,
  /**
   * Shared by every batch that appends to the visit journal (for links in the database function `start_visit_batch`),
   * exclusive for the start of a rollup and by lib/analytics/hold-visits.ts.
   */
  journal: 7_206_001,
  /** Of several processes starting at once, one creates the first account. */
  firstAccount: 7_206_002,
  /** Of several processes starting at once on a data folder, one creates the secret file. */
  secretFile: 7_206_003,
} as const;
