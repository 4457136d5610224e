import { expect, type Locator } from "@playwright/test";

/** The text that a button copies. The clipboard is emptied first, because the tests of a worker share it. */
export async function copiedBy(button: Locator): Promise<string> {
  const read = () => button.page().evaluate(() => navigator.clipboard.readText());
  await button.page().evaluate(() => navigator.clipboard.writeText(""));
  await button.click();
  await expect.poll(read).not.toBe("");
  return read();
}
