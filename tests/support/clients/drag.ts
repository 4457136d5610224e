import type { Locator } from "@playwright/test";
import { expect } from "@/tests/support/fixtures";

/** Picks up a row of a list by its drag handle with the keyboard, as far as arrow keys move it. */
export async function pickUp(handle: Locator): Promise<void> {
  // While the last drop is still settling, a drag handle doesn't respond.
  await expect(async () => {
    await handle.press("Space");
    await expect(handle).toHaveAttribute("aria-pressed", "true", { timeout: 1_000 });
  }).toPass();
  // Arrow keys are ignored until the row is measured.
  await expect(handle.page().locator("[data-dnd-dragging]")).toBeVisible();
}
