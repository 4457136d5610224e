import type { Page } from "@playwright/test";
import { signIn } from "@/tests/support/clients/sign-in";
import { test as base } from "@/tests/support/fakes/website";

type Fixtures = {
  /** A browser in which the test's account is signed in. */
  owner: Page;
};

export const test = base.extend<Fixtures>({
  owner: async ({ page, account }, use) => {
    await signIn(page, account);
    await use(page);
  },
});

export { expect } from "./fixtures";

/** Records a page's errors, and its requests to other hosts, from now on. */
export async function watch(page: Page, own: string): Promise<{ complaints: string[]; foreign: string[] }> {
  const complaints: string[] = [];
  const foreign: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()))
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^https?:$/.test(protocol) && origin !== own) foreign.push(request.url());
  });
  await page.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    ),
  );
  return { complaints, foreign };
}
