/**
 * An SQL condition for visitors' statements: the account in this column has not been deleted. Its data is deleted in
 * batches (lib/accounts/purge.ts), but visitors must not find it from the first moment. The table is empty as a rule.
 */
export const ofLiveAccount = (column: string): string =>
  `NOT EXISTS (SELECT 1 FROM account_deletions AS deletion WHERE deletion.user_id = ${column})`;
