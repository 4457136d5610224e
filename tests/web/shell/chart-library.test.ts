import { env } from "@/lib/env";
import { expect, test } from "@/tests/support/owner-page";

test.use({ emptyCache: true });

test("the chart library is loaded where there is a chart, and nowhere else", async ({ owner, api }) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/chart" });
  const isLoaded = async () => {
    const scripts = await owner.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .filter((name) => new URL(name).pathname.endsWith(".js")),
    );
    expect(scripts.length).toBeGreaterThan(3);
    const responses = await Promise.all(scripts.map((url) => owner.request.get(url)));
    return (await Promise.all(responses.map((response) => response.text()))).some((code) =>
      code.includes("u-cursor-pt"),
    );
  };
  await owner.goto(`${env.APP_URL}/dashboard/links/new`, { waitUntil: "networkidle" });
  expect(await isLoaded()).toBe(false);
  await owner.goto(`${env.APP_URL}/dashboard/links/${link.id}`);
  await expect(owner.locator(".uplot").first()).toBeAttached();
  expect(await isLoaded()).toBe(true);
});
