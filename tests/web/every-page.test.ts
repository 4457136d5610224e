import AxeBuilder from "@axe-core/playwright";
import { env } from "@/lib/env";
import type { Client } from "../client";
import { visit } from "../fixtures";
import { expect, test, watch } from "./owner";

const KB = 1024;

/** The pages of an owner. A new one adds a line; `{id}` is that of a link with clicks. */
const PAGES = [
  "/dashboard",
  "/dashboard/links",
  "/dashboard/links?q=nothing-is-called-that",
  "/dashboard/links/new",
  "/dashboard/links/{id}",
  "/dashboard/links/{id}/edit",
  "/dashboard/api-keys",
  "/dashboard/account",
  "/dashboard/signatures",
  "/dashboard/signatures/new",
  "/dashboard/utm",
  "/docs",
  "/dashboard/no-such-page",
];

async function linkWithClicks(api: Client): Promise<number> {
  const { body } = await api.post("/links", { url: "https://example.com/a/long/way", title: "Shown" });
  for (let n = 0; n < 3; n++) await visit(body.short_url, { Referer: "https://news.example.org/" });
  return body.id;
}

for (const path of PAGES) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`${path} in ${colorScheme}`, () => {
      test.use({ colorScheme });

      test("complains of nothing, loads nothing from elsewhere, and passes axe", async ({ owner, api }) => {
        const at = path.replace("{id}", String(await linkWithClicks(api)));
        const { complaints, foreign } = await watch(owner, env.APP_URL);
        await owner.goto(`${env.APP_URL}${at}`, { waitUntil: "networkidle" });
        const expected = path.includes("no-such") ? [expect.stringContaining("404")] : [];
        expect(complaints).toEqual(expected);
        expect(foreign).toEqual([]);
        const { violations } = await new AxeBuilder({ page: owner }).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`),
        ).toEqual([]);
      });
    });
  }

  test(`${path} fits a phone of 360 pixels, and its scripts weigh less than 200 KB`, async ({
    owner,
    api,
  }) => {
    const at = path.replace("{id}", String(await linkWithClicks(api)));
    await owner.setViewportSize({ width: 360, height: 740 });
    const session = await owner.context().newCDPSession(owner);
    await session.send("Network.enable");
    const scripts = new Set<string>();
    let bytes = 0;
    session.on("Network.responseReceived", ({ requestId, type }) => {
      if (type === "Script") scripts.add(requestId);
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await owner.goto(`${env.APP_URL}${at}`, { waitUntil: "networkidle" });
    expect(await owner.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(200 * KB);
  });
}
