import { WebKitPage, webkitMissing } from "@/tests/support/clients/webkit";
import { expect, test } from "@/tests/support/owner-page";

test("WebKit follows the redirect after the right password to another site", async ({ api, site }) => {
  test.skip(webkitMissing !== "", webkitMissing);
  const { body: link } = await api.post("/links", { url: `${site.url}/safari?a=1`, password: "open sesame" });
  const page = await WebKitPage.launch();
  try {
    await page.open(link.short_url);
    await page.type("input[type=password]", "open barley");
    await page.click("button");
    await expect.poll(() => page.text()).toContain("Wrong password. Check it and try again.");
    await page.type("input[type=password]", "open sesame");
    await page.click("button");
    await expect.poll(() => page.url()).toBe(`${site.url}/safari?a=1`);
    await expect.poll(() => page.text()).toContain("/safari");
  } finally {
    await page.close();
  }
  expect((await api.get(`/links/${link.id}`)).body.clicks).toBe(1);
});
