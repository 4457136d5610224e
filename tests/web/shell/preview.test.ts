import { env } from "@/lib/env";
import { untilHydrated } from "@/tests/support/clients/hydration";
import { inDays } from "@/tests/support/dates";
import { expect, test, watch } from "@/tests/support/owner-page";

const HOME = `${env.APP_URL}/dashboard`;

test("a preview says why it is paused, and goes on once the field is right", async ({ owner, api }) => {
  const { complaints } = await watch(owner);
  const { body: timer } = await api.post("/timers", { name: "Sale", ends_at: inDays(9) });
  await owner.goto(`${HOME}/timers/${timer.id}`);
  const caption = owner.locator("figcaption");
  await expect(
    owner.frameLocator("iframe[title]").getByAltText("Email timer", { exact: true }).first(),
  ).toBeVisible();
  await expect(caption).toHaveText("Live preview");
  const link = owner.getByLabel("Destination");
  await untilHydrated(link);
  await link.fill("not an address");
  await expect(caption).toHaveText(/^Preview paused\. .*web address/);
  await link.fill("https://example.com/sale");
  await expect(caption).toHaveText("Live preview");
  expect(complaints).toEqual([]);
});

test("the slug of a link that is reserved is told apart from one that is taken", async ({ owner, api }) => {
  await api.post("/links", { url: "https://example.com/", alias: "taken-slug" });
  await owner.goto(`${HOME}/links/new`);
  await owner.getByLabel("Destination").fill("https://example.com/new");
  await owner.getByLabel("Slug").fill("dashboard");
  await owner.getByRole("button", { name: "Create link" }).click();
  await expect(owner.getByText("The slug “dashboard” is reserved. Choose another one.")).toBeVisible();
  await owner.getByLabel("Slug").fill("taken-slug");
  await owner.getByRole("button", { name: "Create link" }).click();
  await expect(owner.getByText("The slug “taken-slug” is already taken. Choose another one.")).toBeVisible();
});
