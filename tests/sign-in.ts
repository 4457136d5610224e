import { expect, type Page } from "@playwright/test";
import { env } from "@/lib/env";
import type { TestAccount } from "./fixtures";

/** Signs a browser in as this account, by the same requests as the form's. */
export async function signIn(page: Page, { email, password }: TestAccount, url = env.APP_URL): Promise<void> {
  const { csrfToken } = await (await page.request.get(`${url}/api/auth/csrf`)).json();
  const answer = await page.request.post(`${url}/api/auth/callback/credentials`, {
    form: { email, password, csrfToken, json: "true" },
  });
  expect(answer.status()).toBe(200);
}
