/**
 * An SQL condition for visitors' statements: the account in this column isn't deleted. Its data is purged in batches
 * (lib/accounts/purge.ts), but visitors must not find it from the first moment. The table is usually empty.
 */
export const ofLiveAccount = (column: string): string =>
  `NOT EXISTS (SELECT 1 FROM account_deletions AS deletion WHERE deletion.account_id = ${column})`;
