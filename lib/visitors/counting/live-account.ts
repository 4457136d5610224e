/**
 * An SQL condition for visitors' statements: the account in this column isn't deleted. Its data is purged in batches
 * (lib/accounts/purge.ts), but hidden from visitors at once. The table is usually empty, which is checked once per
 * statement.
 *
 * Not a plain NOT EXISTS, which becomes an anti-join: where one account owns most links, PostgreSQL estimates no
 * rows, and picks nested loops that take three times as long for 250 visits.
 */
export const ofLiveAccount = (column: string): string =>
  `(NOT EXISTS (SELECT FROM account_deletions)
    OR (EXISTS (SELECT 1 FROM account_deletions AS deletion WHERE deletion.account_id = ${column})) IS NOT TRUE)`;
