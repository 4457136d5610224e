import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

type Choice = {
  /** Parts with tests of their own. */
  without?: string[];
  /** What the page shows, where its address does not say it. */
  shown?: string;
};

/** The page as it stands has no fault that axe finds. */
export async function expectNoFaults(page: Page, { without = [], shown = "" }: Choice = {}): Promise<void> {
  await page.evaluate(endTransitions);
  const { violations } = await without
    .reduce((axe, part) => axe.exclude(part), new AxeBuilder({ page }))
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  expect(found, `${page.url()} ${shown}`).toEqual([]);
}

/** The page as it stands has no fault that axe finds, in both themes. */
export async function expectAccessible(page: Page, choice: Choice = {}): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectNoFaults(page, { ...choice, shown: `${colorScheme} ${choice.shown ?? ""}` });
  }
}

// What fades in, or has the colors of the theme before until the next frame, is looked at when it is there.
const endTransitions = async (): Promise<void> => {
  const running = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(running.map((transition) => transition.finished));
};

/** Nothing sticks out of the page to the side, as wide as it is. */
export async function expectFits(page: Page): Promise<void> {
  const [beyond, width] = await page.evaluate(() => [
    document.documentElement.scrollWidth - innerWidth,
    innerWidth,
  ]);
  expect(beyond, `${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
}

/** Nothing sticks out of the page to the side at this width. */
export async function expectNoSideways(page: Page, width = 360): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  await expectFits(page);
}

/** Both: no fault that axe finds outside of previews, and nothing sticks out. */
export async function expectClean(page: Page): Promise<void> {
  await expectNoFaults(page, { without: ["iframe"] });
  await expectFits(page);
}
