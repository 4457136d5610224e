import { PNG } from "pngjs";
import { env } from "@/lib/env";
import { expect, test } from "@/tests/support/owner-page";
import { readQr } from "@/tests/support/readers/qr";
import { serveDomain, visitAt } from "@/tests/support/rows/domains";

const DASHBOARD = `${env.APP_URL}/dashboard`;

test("a bio page that is the home page of a domain is at the domain itself", async ({
  owner,
  account,
  api,
}) => {
  const { body: bio } = await api.post("/bio-pages", { title: "Anna" });
  const { name } = await serveDomain(account, { isPrimary: true, rootBioPageId: bio.id });
  const origin = env.DOMAIN_ORIGIN.replace("{domain}", name);
  await owner.goto(`${DASHBOARD}/bio-pages/${bio.id}/qr-code`);
  await expect(owner.getByText(/^Opens /)).toHaveText(`Opens ${name}`);
  const png = owner.getByRole("link", { name: "Download PNG" });
  expect(await png.getAttribute("download")).toBe(`${name}.png`);
  const code = await owner.request.get(new URL((await png.getAttribute("href")) ?? "", env.APP_URL).href);
  expect(readQr(PNG.sync.read(await code.body()))).toBe(origin);
  const page = await visitAt(name, "/");
  expect([page.status, page.body.includes("Anna")]).toEqual([200, true]);
});

test("the list and the header of bio pages show the domain that a page is the home page of", async ({
  owner,
  account,
  api,
}) => {
  await owner.setViewportSize({ width: 360, height: 760 });
  const { body: home } = await api.post("/bio-pages", { title: "Anna" });
  const { body: other } = await api.post("/bio-pages", { title: "Berta" });
  const primary = await serveDomain(account, { isPrimary: true });
  const { name } = await serveDomain(account, { rootBioPageId: home.id });
  const origin = env.DOMAIN_ORIGIN.replace("{domain}", name);
  await owner.goto(`${DASHBOARD}/bio-pages`);
  const row = owner.getByRole("row", { name: "Anna" });
  await expect(row).toContainText(name);
  await expect(row.getByText("/b/")).toHaveCount(0);
  await expect(row.getByRole("button", { name: `Copy ${origin}`, exact: true })).toBeVisible();
  const address =
    env.DOMAIN_ORIGIN.replace("{domain}", primary.name) + other.page_url.slice(env.SHORT_URL.length);
  const otherRow = owner.getByRole("row", { name: "Berta" });
  await expect(otherRow.getByRole("button", { name: `Copy ${address}`, exact: true })).toBeVisible();
  for (const tab of ["", "/appearance", "/qr-code", "/stats"]) {
    await owner.goto(`${DASHBOARD}/bio-pages/${home.id}${tab}`);
    const header = owner.locator("main header");
    await expect(header.getByText(name, { exact: true })).toBeVisible();
    await expect(header.getByRole("link", { name: "View page" })).toHaveAttribute("href", origin);
  }
});
