import { env } from "@/lib/env";
import { expect, test } from "@/tests/support/owner-page";

const KEYS = `${env.APP_URL}/dashboard/api-keys`;
const me = (key: string) =>
  fetch(`${env.APP_URL}/api/v1/me`, { headers: { Authorization: `Bearer ${key}` } });

test("a key is shown once, works, shows its last use, and is rejected as soon as it is revoked", async ({
  owner,
}) => {
  await owner.goto(KEYS);
  await owner.getByRole("button", { name: "Create key" }).click();
  await expect(owner.getByText("This field is required")).toBeVisible();
  await owner.getByLabel("Key name").fill("Website");
  await owner.getByRole("button", { name: "Create key" }).click();
  await expect(owner.getByText("You won't see it again")).toBeVisible();
  const key = (await owner.getByRole("status").locator("code").first().textContent()) ?? "";
  expect(key).toMatch(/^wp_[A-Za-z0-9]{40}$/);
  await expect(owner.getByRole("row", { name: /Website/ })).toContainText("Never");
  expect((await me(key)).status).toBe(200);
  await owner.reload();
  await expect(owner.getByRole("row", { name: /Website/ })).not.toContainText("Never");
  expect(await owner.content()).not.toContain(key);
  await owner.getByRole("button", { name: "Revoke Website" }).click();
  await owner.getByRole("alertdialog").getByRole("button", { name: "Revoke key" }).click();
  await expect(owner.getByText("No API keys yet")).toBeVisible();
  expect((await me(key)).status).toBe(401);
});
