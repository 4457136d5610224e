import type { Page } from "@playwright/test";
import { env } from "@/lib/env";
import { expect, test } from "@/tests/support/owner-page";

const ACCOUNT = `${env.APP_URL}/dashboard/account`;

async function setSkipped(owner: Page, on: boolean): Promise<void> {
  await owner.goto(ACCOUNT);
  const setting = owner.getByRole("switch", { name: "Don't count my visits" });
  await expect(setting).toBeChecked({ checked: !on });
  await setting.click();
  await owner.getByRole("button", { name: "Save setting" }).click();
  await expect(owner.getByText("Setting saved")).toBeVisible();
}

test("an owner stops counting their own clicks, and starts again", async ({ owner, api, site, browser }) => {
  const { body: link } = await api.post("/links", { url: `${site.url}/shop`, password: "open sesame" });
  const { body: page } = await api.post("/bio-pages", { title: "Ada" });
  const openAll = async (visitor: Page) => {
    await visitor.goto(link.short_url);
    await visitor.getByLabel("Password").fill("open sesame");
    await visitor.getByRole("button", { name: "Open link" }).click();
    await expect(visitor).toHaveURL(`${site.url}/shop`);
    await visitor.goto(page.page_url);
    await expect(visitor.getByRole("heading", { name: "Ada" })).toBeVisible();
  };
  const counts = async () => [
    (await api.get(`/links/${link.id}`)).body.clicks,
    (await api.get(`/bio-pages/${page.id}`)).body.views,
  ];
  await setSkipped(owner, true);
  await openAll(owner);
  expect(await counts()).toEqual([0, 0]);
  const stranger = await browser.newPage();
  await openAll(stranger);
  await stranger.close();
  expect(await counts()).toEqual([1, 1]);
  await setSkipped(owner, false);
  await openAll(owner);
  expect(await counts()).toEqual([2, 2]);
});
