/**
 * PostgreSQL's advisory locks that are one number, all in one place so that no two are the same. Those that are two
 * numbers cannot meet them: an account and a URL (lib/links/insert.ts), and who uses a database folder
 * (lib/postgres/claims.ts).
 */
export const LOCKS = {
  /** One process at a time migrates. */
  migration: 7_206_000,
  /** Shared by every batch that writes the journal of visits, exclusive for the fold's cut. */
  journal: 7_206_001,
  /** Of several copies that start at once, one makes the first account. */
  firstAccount: 7_206_002,
} as const;
