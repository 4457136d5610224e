import type { Page } from "@playwright/test";

/** The total seconds that a countdown on a public page shows. */
export async function secondsLeft(page: Page): Promise<number> {
  const digits = await page.getByRole("timer").locator("b").allTextContents();
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = digits.map(Number);
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
}
