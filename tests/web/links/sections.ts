import type { Locator, Page } from "@playwright/test";

/** A section of the link editor that starts closed. */
export const section = (page: Page, title: string): Locator =>
  page.locator("details").filter({ has: page.locator("summary").getByText(title, { exact: true }) });

/** Opens a section. */
export async function openSection(page: Page, title: string): Promise<Locator> {
  const opened = section(page, title);
  await opened.locator("summary").click();
  return opened;
}

/** Adds a condition to the rule that is open, by the name in the menu. */
export async function addCondition(rules: Locator, name: string): Promise<void> {
  await rules.getByRole("button", { name: "Add condition" }).click();
  await rules.page().getByRole("menuitem", { name, exact: true }).click();
}

/** Chooses an option of a field that is searched by typing. */
export async function choose(rules: Locator, field: string, option: string): Promise<void> {
  await rules.getByRole("combobox", { name: field }).pressSequentially(option);
  await rules.page().getByRole("option", { name: option, exact: true }).click();
}
