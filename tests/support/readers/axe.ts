import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

// Half the size of axe.js, and sent to the browser for each document.
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type Choice = {
  /** The parts to scan, instead of the whole page. */
  within?: string[];
  /** Parts with their own tests. */
  without?: string[];
  /** What else isn't scanned in dark colors. */
  withoutInDark?: string[];
  /** The page's state, if not in its URL. */
  shown?: string;
  /** The rules to check, instead of all. */
  rules?: string[];
  /** Whether the same document was scanned before: of colors, only those that differ from the last scan's are checked. */
  again?: boolean;
};

/** The only rules that a change of colors can break. */
export const COLOR_RULES = ["color-contrast", "link-in-text-block"];
const NO_COLOR_RULES = Object.fromEntries(COLOR_RULES.map((rule) => [rule, { enabled: false }]));

/** Fails if axe finds a violation on the page as it is. */
export async function expectNoFaults(page: Page, choice: Choice = {}): Promise<void> {
  const { within, without = [], shown = "", rules, again } = choice;
  // React takes the title out and puts it back when a page is refreshed.
  await expect(page).toHaveTitle(/\S/);
  await page.evaluate(endTransitions);
  // Only scanned frames need axe.
  const frames = without.includes("iframe") ? [page.mainFrame()] : page.frames();
  // Once per document: loading it takes longer than a scan.
  for (const frame of frames) if (await frame.evaluate("!window.axe")) await frame.evaluate(AXE);
  const recolored = await page.evaluate(findRecolored, { within, without });
  const [include, exclude] = [within, without].map((parts) => parts?.map((part) => [part]));
  const found: string[] = [];
  const scan = async (parts: string, options: RunOptions) => {
    // What passes isn't described, which takes a fifth of the time.
    const all = JSON.stringify({ resultTypes: ["violations"], ...options });
    const run = `axe.run(${parts}, ${all}).then(({ violations }) => violations)`;
    for (const { id, nodes } of await page.evaluate<AxeResults["violations"]>(run))
      found.push(`${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  };
  const parts = JSON.stringify({ include, exclude });
  if (!again) await scan(parts, { ...(rules && { runOnly: rules }) });
  else {
    if (rules !== COLOR_RULES) await scan(parts, { ...(rules && { runOnly: rules }), rules: NO_COLOR_RULES });
    const ofRecolored = `{ include: recolored, exclude: ${JSON.stringify(exclude)} }`;
    if (recolored > 0) await scan(ofRecolored, { runOnly: COLOR_RULES });
  }
  expect(found, `${page.url()} ${shown}`).toEqual([]);
}

/**
 * Runs in the page: leaves in `recolored` what has other colors or another size of text than when it was last called in
 * this theme, or wasn't shown then, and returns how many elements that is. Their contents are among them.
 */
const findRecolored = ({ within, without }: { within: string[] | undefined; without: string[] }): number => {
  const theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const known: WeakMap<Element, string> = Reflect.get(window, `${theme}Colors`) ?? new WeakMap();
  const now = new WeakMap<Element, string>();
  const recolored: Element[] = [];
  for (const element of document.querySelectorAll("body, body *")) {
    if (!element.checkVisibility()) continue;
    const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } =
      getComputedStyle(element);
    const colors = [color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight].join();
    now.set(element, colors);
    const isOutside = within && !element.closest(within.join());
    const isExcluded = without.length > 0 && element.closest(without.join());
    if (known.get(element) !== colors && !isOutside && !isExcluded) recolored.push(element);
  }
  Object.assign(window, { recolored, [`${theme}Colors`]: now });
  return recolored.length;
};

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
  const { without = [], withoutInDark = [], shown = "", again } = choice;
  if (!again) expect(await page.evaluate(themedLayout), page.url()).toEqual([]);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await expectNoFaults(page, { ...choice, shown: `light ${shown}` });
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const inDark = { without: [...without, ...withoutInDark], rules: COLOR_RULES, shown: `dark ${shown}` };
  await expectNoFaults(page, { ...choice, ...inDark });
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
  for (const [index, width] of widths.entries()) {
    await expectNoSideways(page, width);
    const at = { without: ["iframe"], shown: `at ${width} px`, again: index > 0 };
    await expectAccessible(page, { ...at, ...choice });
  }
}
