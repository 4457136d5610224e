import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { env } from "@/lib/env";
import type { TestAccount } from "@/tests/support/fixtures";

/** Tries to sign in by the same requests as the form's. Answers the status and, when refused, what the form is told. */
export async function trySignIn(
  request: APIRequestContext,
  { email, password }: { email: string; password: string },
  headers: Record<string, string> = {},
  url = env.APP_URL,
): Promise<{ status: number; error: string | null }> {
  const { csrfToken } = await (await request.get(`${url}/api/auth/csrf`)).json();
  const response = await request.post(`${url}/api/auth/callback/credentials`, {
    form: { email, password, csrfToken, json: "true" },
    headers,
  });
  const led = new URL((await response.json()).url ?? url);
  return { status: response.status(), error: led.searchParams.get("error") };
}

/** Signs a browser in as this account. */
export async function signIn(page: Page, account: TestAccount, url = env.APP_URL): Promise<void> {
  const answered = await trySignIn(page.request, account, {}, url);
  expect(answered).toEqual({ status: 200, error: null });
}
