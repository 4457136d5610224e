import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

// Half the size of axe.js, and sent to the browser for each document.
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type Choice = {
  /** The parts to scan, instead of the whole page. */
  within?: string[];
  /** Parts with their own tests. */
  without?: string[];
  /** The page's state, if not in its URL. */
  shown?: string;
  /** The rules to check, instead of all. */
  rules?: string[];
};

/** The only rules that a change of colors can break. */
export const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** Fails if axe finds a violation on the page as it is. */
export async function expectNoFaults(
  page: Page,
  { within, without = [], shown = "", rules }: Choice = {},
): Promise<void> {
  // React takes the title out and puts it back when a page is refreshed.
  await expect(page).toHaveTitle(/\S/);
  await page.evaluate(endTransitions);
  // Only scanned frames need axe.
  const frames = without.includes("iframe") ? [page.mainFrame()] : page.frames();
  // Once per document: loading it takes longer than a scan.
  for (const frame of frames) if (await frame.evaluate("!window.axe")) await frame.evaluate(AXE);
  const [include, exclude] = [within, without].map((parts) => parts?.map((part) => [part]));
  const parts = JSON.stringify({ include, exclude });
  // What passes isn't described, which takes a fifth of the time.
  const options = JSON.stringify({ resultTypes: ["violations"], ...(rules && { runOnly: rules }) });
  const scan = `axe.run(${parts}, ${options}).then(({ violations }) => violations)`;
  const violations = await page.evaluate<AxeResults["violations"]>(scan);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  expect(found, `${page.url()} ${shown}`).toEqual([]);
}

/** Runs in the page: what its themes set other than colors. */
const themedLayout = (): string[] => {
  const found: string[] = [];
  const isThemed = (rule: CSSRule) =>
    (rule instanceof CSSMediaRule && rule.conditionText.includes("prefers-color-scheme")) ||
    (rule instanceof CSSStyleRule && rule.selectorText.includes("[data-theme"));
  const read = (rules: Iterable<CSSRule>, inTheme: boolean) => {
    for (const rule of rules) {
      const themed = inTheme || isThemed(rule);
      if (themed && rule instanceof CSSStyleRule)
        for (const property of rule.style)
          if (!/^--|^background-|color|^fill$|^stroke$/.test(property))
            found.push(`${rule.selectorText} ${property}`);
      if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) read(rule.cssRules, themed);
    }
  };
  for (const sheet of document.styleSheets) read(sheet.cssRules, false);
  return found;
};

/** Fails if axe finds a violation on the page in either theme. The themes differ in their colors only. */
export async function expectAccessible(page: Page, choice: Choice = {}): Promise<void> {
  expect(await page.evaluate(themedLayout), page.url()).toEqual([]);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const rules = colorScheme === "dark" ? { rules: COLOR_RULES } : {};
    await expectNoFaults(page, { ...choice, ...rules, shown: `${colorScheme} ${choice.shown ?? ""}` });
  }
}

// Transitions must finish before colors are measured. An element that inherits a color starts its transition when its
// parent's has ended.
const endTransitions = async (): Promise<void> => {
  // A hidden page gets no frames.
  const nextFrame = () =>
    Promise.race([
      new Promise((drawn) => requestAnimationFrame(drawn)),
      new Promise((passed) => setTimeout(passed, 100)),
    ]);
  for (;;) {
    await nextFrame();
    await nextFrame();
    const running = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    if (running.length === 0) return;
    for (const transition of running) transition.finish();
  }
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

/** No axe violation outside of previews and no sideways scrolling, at these widths and in both themes, on one load. */
export async function expectClean(page: Page, widths = [1280, 360], choice: Choice = {}): Promise<void> {
  for (const width of widths) {
    await expectNoSideways(page, width);
    await expectAccessible(page, { without: ["iframe"], shown: `at ${width} px`, ...choice });
  }
}
