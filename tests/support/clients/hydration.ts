import { expect, type Locator, type Page } from "@playwright/test";

/** Waits until React handles the events of an element; earlier ones are lost. */
export async function untilHydrated(element: Locator): Promise<void> {
  // React stores an element's props under such a key when it hydrates it.
  const isHydrated = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps$")));
  await expect.poll(isHydrated, { intervals: [50], timeout: 20_000 }).toBe(true);
  // Effects of the hydrated components, like drag listeners, have run by the second frame.
  await twoFrames(element.page());
}

/** Waits until the page was drawn twice. */
export const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
  );
