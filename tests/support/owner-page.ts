import type { Page } from "@playwright/test";
import { env } from "@/lib/env";
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

type Watched = { complaints: string[]; loaded: string[]; foreign: string[] };

/**
 * Records a page's errors, what it loads, and its requests to other hosts, from now on. The page's own status isn't an
 * error.
 */
export async function watch(page: Page, own = env.APP_URL): Promise<Watched> {
  const complaints: string[] = [];
  const loaded: string[] = [];
  const foreign: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type())) return;
    const isStatus = message.location().url === page.url() && /Failed to load resource/.test(message.text());
    if (!isStatus) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on("request", (request) => {
    loaded.push(request.url());
    const { protocol, origin } = new URL(request.url());
    if (/^https?:$/.test(protocol) && origin !== own) foreign.push(request.url());
  });
  await page.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    ),
  );
  return { complaints, loaded, foreign };
}
