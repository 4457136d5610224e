import { db } from "@/lib/db/client";
import { prepared } from "@/lib/db/raw-query";
import type { Owner } from "@/lib/owner";
import { flag } from "@/lib/validation/fields";
import { type Fields, validate } from "@/lib/validation/validate";

/** Whether visits by the account's signed-in members go uncounted (lib/visitors/counting/own-visits.ts). */
export async function skipsOwnVisits({ accountId }: Owner): Promise<boolean> {
  const [account] = await db.$queryRaw<{ skips: boolean }[]>(
    prepared`SELECT skip_own_visits AS skips FROM accounts WHERE id = ${accountId}`,
  );
  return account?.skips ?? false;
}

/** Sets `skip_own_visits`, from the next visit on. */
export async function saveOwnVisits({ accountId }: Owner, fields: Fields): Promise<void> {
  const { skip_own_visits: skipOwnVisits } = validate({ skip_own_visits: flag() }, fields);
  await db.account.update({ where: { id: accountId }, data: { skipOwnVisits } });
}
