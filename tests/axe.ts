import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** The page as it stands has no fault that axe finds, in both themes, and fits a phone of 360 px. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    expect(found, `${page.url()} ${colorScheme}`).toEqual([]);
  }
}

/** Nothing sticks out of the page to the side. */
export async function expectNoSideways(page: Page, width = 360): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond, `${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
}
