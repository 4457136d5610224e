import { expect, type Locator, type Page } from "@playwright/test";
import { twoFrames } from "./hydration";

/** Picks up a row by its drag handle with the keyboard; resolves once arrow keys move it. */
export async function pickUp(handle: Locator): Promise<void> {
  const moving = handle.page().locator("[data-dnd-dragging]");
  // Handles don't respond until the last drop has settled.
  await expect(moving).toHaveCount(0);
  await expect(handle).toHaveAttribute("aria-pressed", "false");
  await handle.press("Space");
  // Arrow keys are ignored until the row is measured.
  await expect(handle).toHaveAttribute("aria-pressed", "true");
  await expect(moving).toBeVisible();
}

/** Waits until the last drop has settled: nothing moves any more, or will take the focus. */
export async function untilDropped(page: Page): Promise<void> {
  await expect(page.locator("[data-dnd-dragging]")).toHaveCount(0);
  await expect(page.locator("[aria-roledescription=draggable][aria-pressed=true]")).toHaveCount(0);
  await twoFrames(page);
}
