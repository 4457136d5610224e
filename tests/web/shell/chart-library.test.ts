import { env } from "@/lib/env";
import { expect, test } from "@/tests/support/owner-page";

test("the chart library is loaded where there is a chart, and nowhere else", async ({ owner, api }) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/chart" });
  const scripts: Promise<string>[] = [];
  owner.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.text());
  });
  const isLoaded = async (path: string) => {
    await owner.goto(`${env.APP_URL}/dashboard/${path}`, { waitUntil: "networkidle" });
    return (await Promise.all(scripts)).some((code) => code.includes("u-cursor-pt"));
  };
  expect(await isLoaded("links/new")).toBe(false);
  expect(await isLoaded(`links/${link.id}`)).toBe(true);
});
