import type { Locator } from "@playwright/test";
import { env } from "@/lib/env";
import { untilHydrated } from "@/tests/support/clients/hydration";
import { inDays } from "@/tests/support/dates";
import { expect, test } from "@/tests/support/owner-page";
import { isOnTop } from "@/tests/support/readers/is-on-top";

const DASHBOARD = `${env.APP_URL}/dashboard`;

test("a select opens our list by mouse and by keyboard, and gets the focus back", async ({ owner, api }) => {
  const { body: timer } = await api.post("/timers", { ends_at: inDays(3), style: "boxed" });
  await owner.goto(`${DASHBOARD}/timers/${timer.id}`);
  // By name: the open list has the same label.
  const style = owner.locator("select[name=style]");
  await untilHydrated(style);
  // A click on the label's control opens the list, which has the label as its name.
  await owner.mouse.click(...(await middleOf(style)));
  const list = owner.getByRole("listbox", { name: "Style" });
  await expect(list.getByRole("option", { selected: true })).toContainText("Boxed");
  await list.getByRole("option", { name: "Plain" }).click();
  await expect(list).toBeHidden();
  await expect(style).toBeFocused();
  await expect(style).toHaveValue("plain");

  await owner.keyboard.press("Space");
  await expect(list).toBeVisible();
  await owner.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(style).toHaveValue("plain");
  await expect(style).toBeFocused();
  await owner.keyboard.press("Alt+ArrowDown");
  await expect(list).toBeVisible();
  // Type-ahead.
  await owner.keyboard.type("rou");
  await expect(list.getByRole("option", { name: "Rounded" })).toBeFocused();
  await owner.keyboard.press("Enter");
  await expect(style).toHaveValue("rounded");
  await expect(style).toBeFocused();
  await owner.getByRole("button", { name: "Save" }).click();
  await expect(
    owner.getByText("Saved. The image in emails you've already sent is updated, too."),
  ).toBeVisible();
  expect((await api.get(`/timers/${timer.id}`)).body.style).toBe("rounded");
});

test("a long list can be searched, also on phones", async ({ owner, api }) => {
  await owner.setViewportSize({ width: 360, height: 740 });
  await owner.goto(`${DASHBOARD}/menus/new`);
  const currency = owner.locator("select[name=currency]");
  await untilHydrated(currency);
  await owner.getByLabel("Name").fill("Casa Lola");
  await currency.scrollIntoViewIfNeeded();
  await owner.mouse.click(...(await middleOf(currency)));
  const search = owner.getByRole("combobox", { name: "Search" });
  await expect(search).toBeFocused();
  await search.fill("koruna");
  const options = owner.getByRole("listbox", { name: "Currency" }).getByRole("option");
  await expect(options).toHaveText(["CZK · Czech Koruna"]);
  await search.fill("nothing like this");
  await expect(owner.getByText("No matches")).toBeVisible();
  await search.fill("koruna");
  await search.press("Enter");
  await expect(currency).toHaveValue("CZK");
  await expect(currency).toBeFocused();
  await owner.getByRole("button", { name: "Create menu" }).click();
  await owner.waitForURL(/\/dashboard\/menus\/\d+$/);
  expect((await api.get("/menus")).body.data[0].currency).toBe("CZK");
});

test.describe("on touch screens", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test("short lists use the phone's picker, long ones are searched", async ({ owner }) => {
    await owner.goto(`${DASHBOARD}/menus/new`);
    const theme = owner.getByLabel("Theme");
    await untilHydrated(theme);
    await theme.scrollIntoViewIfNeeded();
    await expect.poll(() => theme.evaluate(isOnTop)).toBe(true);
    const currency = owner.locator("select[name=currency]");
    await currency.scrollIntoViewIfNeeded();
    await owner.touchscreen.tap(...(await middleOf(currency)));
    const list = owner.getByRole("listbox", { name: "Currency" });
    await list.getByRole("option", { name: "EUR · Euro" }).tap();
    await expect(currency).toHaveValue("EUR");
  });
});

async function middleOf(control: Locator): Promise<[number, number]> {
  const box = await control.boundingBox();
  if (!box) throw new Error("the control is not shown");
  return [box.x + box.width / 2, box.y + box.height / 2];
}
