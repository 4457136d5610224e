import { env } from "@/lib/env";
import { expect, test } from "@/tests/support/owner-page";

test.use({ locale: "cs-CZ" });

test("a menu's language is chosen by name, the browser's first, and its page speaks it", async ({
  owner,
  api,
}) => {
  await owner.goto(`${env.APP_URL}/dashboard/menus/new`);
  const language = owner.getByLabel("Language");
  await expect(language.getByRole("option", { selected: true })).toHaveText("Czech · čeština");
  await expect(owner.getByLabel("Currency")).toHaveValue("CZK");
  await language.selectOption({ label: "German · Deutsch" });
  await owner.getByRole("textbox", { name: "Name", exact: true }).fill("Casa Lola");
  await owner.getByRole("button", { name: "Create menu" }).click();
  await owner.waitForURL(/\/dashboard\/menus\/\d+$/);
  const [menu] = (await api.get("/menus")).body.data;
  expect(menu.language).toBe("de");
  await api.post(`/menus/${menu.id}/items`, { name: "Oliven", available: false, dietary: ["vegan"] });
  await owner.goto(menu.page_url);
  await expect(owner.locator("html")).toHaveAttribute("lang", "de");
  await expect(owner.getByText("Ausverkauft")).toBeVisible();
});
