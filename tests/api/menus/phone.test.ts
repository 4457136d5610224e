import { expect, test } from "@/tests/support/fixtures";

test("a menu's phone number with letters is dialed by its keys", async ({ api }) => {
  const { body: menu } = await api.post("/menus", { name: "Lunch", phone: "1-800-FLOWERS" });
  const page = await (await fetch(menu.page_url)).text();
  expect(page).toMatch(/<a href="tel:18003569377"[^>]*>1-800-FLOWERS<\/a>/);
  await api.patch(`/menus/${menu.id}`, { phone: "112 emergency" });
  const next = await (await fetch(menu.page_url)).text();
  expect(next).toContain("112 emergency");
  expect(next).not.toContain("tel:112");
});
