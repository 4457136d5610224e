import type { Page } from "@playwright/test";

/** Opens a page whose scripts are held back until the returned function is called. */
export async function openWithoutScripts(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js(\?|$)/, (route) => released.then(() => route.continue()));
  await page.goto(url, { waitUntil: "commit" });
  return release;
}
