import { env } from "@/lib/env";
import { expect, test } from "@/tests/support/owner-page";

const LINKS = `${env.APP_URL}/dashboard/links`;

test("tags are created, colored, merged after a warning, and deleted", async ({ owner, api }) => {
  await api.post("/links", { url: "https://example.com/a", tags: ["Sumer"] });
  await api.post("/links", { url: "https://example.com/b", tags: ["Summer"] });
  await owner.goto(LINKS);
  await owner.getByRole("link", { name: "Manage tags" }).click();
  const tags = owner.getByRole("list", { name: "Tags" });
  await owner.getByLabel("Name").fill("Print");
  await owner.getByRole("combobox", { name: "Color" }).selectOption("Teal");
  await owner.getByRole("button", { name: "Create tag" }).click();
  await expect(tags.getByRole("listitem").first()).toContainText("Print0 links");

  await owner.getByRole("button", { name: "Edit Sumer" }).click();
  const name = tags.getByLabel("Name");
  await name.fill("summer ");
  await expect(
    owner.getByText(/You already have the tag “Summer”\. 1 link will get it instead of “Sumer”/),
  ).toBeVisible();
  await owner.getByRole("button", { name: "Merge into Summer" }).click();
  await expect(owner.getByText("Merged into Summer")).toBeVisible();
  await expect(tags.getByRole("listitem")).toContainText(["Print0 links", "Summer2 links"]);

  await owner.getByRole("button", { name: "Edit Print" }).click();
  await name.fill("");
  await owner.getByRole("button", { name: "Save", exact: true }).click();
  await expect(name).toBeFocused();
  await owner.getByRole("button", { name: "Cancel" }).click();
  await expect(owner.getByRole("button", { name: "Edit Print" })).toBeFocused();
  await owner.getByRole("button", { name: "Delete Print" }).click();
  await owner.getByRole("button", { name: "Delete tag" }).click();
  await expect(owner.getByText("Tag deleted")).toBeVisible();
  expect((await api.get("/tags")).body.data).toMatchObject([{ name: "Summer", links: 2 }]);

  await owner.getByRole("link", { name: "2 links" }).click();
  await expect(owner.locator("tbody tr")).toHaveCount(2);
});
