import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

type Choice = {
  /** Parts with their own tests. */
  without?: string[];
  /** What the page shows, where its address doesn't say it. */
  shown?: string;
};

/** Fails if axe finds a violation on the page as it is. */
export async function expectNoFaults(page: Page, { without = [], shown = "" }: Choice = {}): Promise<void> {
  await page.evaluate(endTransitions);
  const { violations } = await without
    .reduce((axe, part) => axe.exclude(part), new AxeBuilder({ page }))
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  expect(found, `${page.url()} ${shown}`).toEqual([]);
}

/** Fails if axe finds a violation on the page in either theme. */
export async function expectAccessible(page: Page, choice: Choice = {}): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectNoFaults(page, { ...choice, shown: `${colorScheme} ${choice.shown ?? ""}` });
  }
}

// Transitions and fade-ins must be finished before colors are measured.
const endTransitions = async (): Promise<void> => {
  const running = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(running.map((transition) => transition.finished));
};

/** Fails if the page scrolls sideways at its current width. */
export async function expectFits(page: Page): Promise<void> {
  const [beyond, width] = await page.evaluate(() => [
    document.documentElement.scrollWidth - innerWidth,
    innerWidth,
  ]);
  expect(beyond, `${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
}

/** Fails if the page scrolls sideways at this width. */
export async function expectNoSideways(page: Page, width = 360): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  await expectFits(page);
}

/** Both: no axe violation outside of previews, and no sideways scrolling. */
export async function expectClean(page: Page): Promise<void> {
  await expectNoFaults(page, { without: ["iframe"] });
  await expectFits(page);
}
