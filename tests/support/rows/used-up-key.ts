import { expect } from "@playwright/test";
import { env } from "@/lib/env";
import type { TestAccount } from "@/tests/support/fixtures";

/** A key of the account with no requests left this minute. */
export async function usedUpKey(account: TestAccount): Promise<string> {
  const key = await account.newKey();
  const use = async () => {
    const response = await fetch(`${env.APP_URL}/api/v1/me`, { headers: { Authorization: `Bearer ${key}` } });
    await response.arrayBuffer();
    return response.status;
  };
  const statuses = await Promise.all(Array.from({ length: 60 }, use));
  expect(new Set(statuses)).toEqual(new Set([200]));
  return key;
}
