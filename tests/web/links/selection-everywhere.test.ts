import { env } from "@/lib/env";
import { expect, test } from "@/tests/support/owner-page";

const LINKS = `${env.APP_URL}/dashboard/links`;

test("all links of a filter are changed and deleted, those of other pages too", async ({ owner, api }) => {
  const links = (tags: string[], count: number) =>
    api.post("/links/bulk", {
      links: Array.from({ length: count }, () => ({
        url: "https://example.com/",
        on_duplicate: "create",
        tags,
      })),
    });
  await links(["Old", "Shop"], 60);
  await links(["New"], 30);
  await owner.goto(`${LINKS}?tags=Old`);
  const bar = owner.getByRole("region", { name: "Selected links" });
  const page = owner.getByRole("checkbox", { name: "Select all on this page" });
  const everywhere = bar.getByRole("button", { name: "Select all 60" });
  await page.check();
  await everywhere.click();
  await expect(bar).toContainText("60 selected");
  // Another page of the same list.
  await owner.getByRole("link", { name: "Next" }).click();
  await expect(owner).toHaveURL(/page=2/);
  await expect(page).toBeChecked();
  await expect(bar).toContainText("60 selected");
  await bar.getByRole("button", { name: "Tag" }).click();
  await owner.getByRole("combobox", { name: "Remove tags" }).pressSequentially("shop");
  await owner.keyboard.press("Enter");
  await owner.getByRole("button", { name: "Save tags" }).click();
  await expect(owner.getByText("Tag removed from 60 links")).toBeVisible();
  expect((await api.get("/links?tags=Shop")).body.total).toBe(0);

  // Another list: nothing of the first one is selected there.
  await page.check();
  await everywhere.click();
  await expect(bar).toContainText("60 selected");
  await owner.getByRole("button", { name: "Tag: Old" }).click();
  await owner.getByRole("option", { name: "New", exact: true }).click();
  await owner.keyboard.press("Escape");
  await expect(owner).toHaveURL(/New/);
  await expect(owner.getByRole("navigation", { name: "Pages" })).toContainText("of 90");
  await expect(bar).toHaveCount(0);

  await owner.goto(`${LINKS}?tags=Old`);
  await page.check();
  await everywhere.click();
  await bar.getByRole("button", { name: "Delete" }).click();
  const dialog = owner.getByRole("alertdialog", { name: "Delete 60 links?" });
  await expect(dialog).toContainText("This can't be undone.");
  await dialog.getByRole("button", { name: "Delete permanently" }).click();
  await expect(owner.getByText("60 links deleted")).toBeVisible();
  expect((await api.get("/links")).body.total).toBe(30);
});
