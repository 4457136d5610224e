import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { expect } from "@/tests/support/fixtures";
import { extractStrings, normalize } from "@/tests/support/readers/visible-strings";
import { ROOT } from "@/tests/support/root";

const HINT =
  "To accept the new texts, review the diff after running the tests of all pages with UPDATE_VISIBLE_STRINGS=true " +
  "(twice if texts of the dashboard's home page changed: other lists leave them out):\n" +
  "UPDATE_VISIBLE_STRINGS=true npm test -- tests/web/pages --project web";

/** The visible strings of a page depend on both, in dates and in the hint "Time zone: …". */
export const READER = { timezoneId: "Europe/Berlin", locale: "en-GB" };

const pathOf = (name: string) => resolve(ROOT, `tests/web/pages/visible-strings/${name}.txt`);

/** The reviewed strings of these pages, sorted. */
export const readReviewed = (name: string): string[] =>
  readFileSync(pathOf(name), "utf8").trimEnd().split("\n");

/** Fails unless the strings of these pages are the reviewed ones. */
export function expectReviewed(name: string, strings: ReadonlySet<string>): void {
  const found = `${[...strings].sort().join("\n")}\n`;
  if (process.env.UPDATE_VISIBLE_STRINGS) writeFileSync(pathOf(name), found);
  expect(found, HINT).toBe(readFileSync(pathOf(name), "utf8"));
}

// Parts of these pages are hydrated or loaded after they were opened.
const isHydrated = () =>
  [...document.querySelectorAll("main, button, input, select")].every((element) =>
    Object.keys(element).some((key) => key.startsWith("__reactProps$")),
  );

/** Every visible string of the open page, once it is complete and no longer changes; without these slugs. */
export async function readStrings(page: Page, slugs: readonly string[] = []): Promise<string[]> {
  await expect(page.getByRole("status", { name: "Loading" })).toHaveCount(0);
  if (await page.locator('script[src*="/_next/"]').count()) await page.waitForFunction(isHydrated);
  let last: string[] = [];
  await expect
    .poll(
      async () => {
        const found = await page.evaluate(extractStrings);
        const strings = [...new Set(found.map((text) => normalize(text, slugs)))].sort();
        const isStable =
          strings.length > 0 &&
          !strings.includes("Loading") &&
          JSON.stringify(strings) === JSON.stringify(last);
        last = strings;
        return isStable;
      },
      { intervals: [100], timeout: 20_000 },
    )
    .toBe(true);
  return last;
}
