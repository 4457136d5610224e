import type { Page } from "@playwright/test";
import { env } from "@/lib/env";
import { untilHydrated } from "@/tests/support/clients/hydration";
import { expect, test } from "@/tests/support/owner-page";
import { readPdf } from "@/tests/support/readers/pdf";
import { CODED } from "./resources";

const DASHBOARD = `${env.APP_URL}/dashboard`;

async function print(page: Page): Promise<void> {
  // Printing is over at once where there is no printer.
  await page.evaluate(() => Reflect.set(window, "print", () => Reflect.set(window, "printed", true)));
  await page.getByRole("button", { name: "Print poster" }).click();
  await page.waitForFunction(() => Reflect.get(window, "printed"));
}

test("the poster is a page with the heading, the code and the address, and nothing else", async ({
  owner,
  account,
}) => {
  const { id, address } = await CODED.forms(account);
  await owner.goto(`${DASHBOARD}/forms/${id}/qr-code`);
  const grid = owner.getByRole("button", { name: "Grid" });
  await untilHydrated(grid);
  await grid.click();
  await owner.getByText("Poster", { exact: true }).click();
  await expect(owner.getByRole("button", { name: "Print poster" })).toBeVisible();
  // Only links renew.
  await expect(owner.getByRole("checkbox", { name: "Renew automatically", exact: true })).toHaveCount(0);
  await owner.getByLabel("Heading").fill("Scan for 20 % off");
  await print(owner);
  const [page, ...more] = await readPdf(await owner.pdf({ format: "A4" }), 1, 1);
  expect(more).toEqual([]);
  expect(page?.codes).toEqual([address]);
  expect(page?.text).toEqual(["Scan for 20 % off", address.replace(/^https?:\/\//, "")]);
  await expect(owner.getByRole("button", { name: "Print poster" })).toBeEnabled();
});

test("a link whose poster is printed renews automatically, unless that is unchecked", async ({
  owner,
  account,
}) => {
  const { api } = account;
  const { id } = await CODED.links(account);
  const renews = owner.getByRole("checkbox", { name: "Renew automatically", exact: true });
  const open = async () => {
    await owner.goto(`${DASHBOARD}/links/${id}`);
    await untilHydrated(owner.getByRole("button", { name: "Grid" }));
    await owner.getByText("Poster", { exact: true }).click();
  };
  await open();
  await expect(renews).toBeChecked();
  await expect(renews).toHaveAccessibleDescription(
    "Otherwise the printed code stops working when the link expires.",
  );
  await renews.uncheck();
  await print(owner);
  expect((await api.get(`/links/${id}`)).body.auto_renew).toBe(false);
  await open();
  await expect(renews).toBeChecked();
  await print(owner);
  await expect(owner.getByText("Automatic renewal turned on")).toBeVisible();
  await expect(owner.getByText("Renews automatically before then")).toBeVisible();
  await expect(renews).toHaveCount(0);
  expect((await api.get(`/links/${id}`)).body.auto_renew).toBe(true);
  await open();
  await expect(owner.getByRole("button", { name: "Print poster" })).toBeVisible();
  await expect(renews).toHaveCount(0);
});
