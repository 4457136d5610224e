import { env } from "@/lib/env";
import { randomSlug } from "@/lib/slugs/slugs";
import { expect, test } from "@/tests/support/owner-page";
import { expectClean } from "@/tests/support/readers/axe";

test("a page that doesn't exist leads back, in the dashboard, outside of it and at a short URL", async ({
  owner,
}) => {
  const response = await owner.goto(`${env.APP_URL}/docs/no-such-guide`);
  expect(response?.status()).toBe(404);
  await expect(owner.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await expectClean(owner, [360, 1280]);
  await owner.getByRole("link", { name: "Go to the home page" }).click();
  await expect(owner).toHaveURL(`${env.APP_URL}/`);

  await owner.goto(`${env.SHORT_URL}/${randomSlug(20)}`);
  await expect(owner.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await expectClean(owner, [360, 1280]);
  await owner.getByRole("link", { name: "Go to the home page" }).click();
  await expect(owner).toHaveURL(`${env.SHORT_URL}/`);

  await owner.goto(`${env.APP_URL}/dashboard/no-such-page`);
  await expect(owner.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await expect(owner.getByRole("navigation").first()).toBeVisible();
  await owner.getByRole("link", { name: "Back to dashboard" }).click();
  await expect(owner).toHaveURL(`${env.APP_URL}/dashboard`);
});
