import AxeBuilder from "@axe-core/playwright";
import { formatDateTime } from "@/lib/dates";
import { env } from "@/lib/env";
import type { Client } from "../client";
import { visit } from "../fixtures";
import { expect, test, watch } from "./owner";

const KB = 1024;

const soon = () => formatDateTime(new Date(Date.now() + 86_400_000));

/** One thing of each kind, made by the API: a path asks for the id of one by its name. */
const THINGS: Readonly<Record<string, (api: Client) => Promise<number>>> = {
  link: async (api) => {
    const { body } = await api.post("/links", { url: "https://example.com/a/long/way", title: "Shown" });
    for (let n = 0; n < 3; n++) await visit(body.short_url, { Referer: "https://news.example.org/" });
    return body.id;
  },
  timer: async (api) => (await api.post("/timers", { name: "Sale", ends_at: soon() })).body.id,
  countdown: async (api) =>
    (await api.post("/countdowns", { title: "Launch", ends_at: soon(), timezone: "Europe/Berlin" })).body.id,
  bio: async (api) => {
    const { id } = (await api.post("/bio-pages", { title: "Mara" })).body;
    await api.post(`/bio-pages/${id}/links`, { title: "Shop", url: "https://example.com/" });
    return id;
  },
  menu: async (api) => {
    const { id } = (await api.post("/menus", { name: "Blu", tables: ["1"] })).body;
    await api.post(`/menus/${id}/items`, { name: "Soup", category: "First", price: 4.5 });
    return id;
  },
  signature: async (api) => (await api.post("/signatures", { full_name: "Ada Lovelace" })).body.id,
};

/** The pages of an owner. A new one adds a line. */
const PAGES = [
  "/dashboard",
  "/dashboard/links",
  "/dashboard/links?q=nothing-is-called-that",
  "/dashboard/links/new",
  "/dashboard/links/{link}",
  "/dashboard/links/{link}/edit",
  "/dashboard/timers",
  "/dashboard/timers/new",
  "/dashboard/timers/{timer}",
  "/dashboard/countdowns",
  "/dashboard/countdowns/new",
  "/dashboard/countdowns/{countdown}",
  "/dashboard/bio-pages",
  "/dashboard/bio-pages/new",
  "/dashboard/bio-pages/{bio}",
  "/dashboard/bio-pages/{bio}/look",
  "/dashboard/bio-pages/{bio}/stats",
  "/dashboard/menus",
  "/dashboard/menus/new",
  "/dashboard/menus/{menu}",
  "/dashboard/menus/{menu}/edit",
  "/dashboard/menus/{menu}/statistics",
  "/dashboard/signatures",
  "/dashboard/signatures/new",
  "/dashboard/signatures/{signature}",
  "/dashboard/forms",
  "/dashboard/forms/new",
  "/dashboard/utm",
  "/dashboard/webhooks",
  "/dashboard/webhooks/new",
  "/dashboard/api-keys",
  "/dashboard/account",
  "/dashboard/no-such-page",
  "/docs",
];

/** The path with what it is about, which is made first. */
async function withThing(path: string, api: Client): Promise<string> {
  const name = /\{(\w+)\}/.exec(path)?.[1] ?? "link";
  const make = THINGS[name];
  if (!make) throw new Error(`nobody makes a ${name}`);
  return path.replace(`{${name}}`, String(await make(api)));
}

for (const path of PAGES) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`${path} in ${colorScheme}`, () => {
      test.use({ colorScheme });

      test("complains of nothing, loads nothing from elsewhere, and passes axe", async ({ owner, api }) => {
        const at = await withThing(path, api);
        const { complaints, foreign } = await watch(owner, env.APP_URL);
        await owner.goto(`${env.APP_URL}${at}`, { waitUntil: "networkidle" });
        const expected = path.includes("no-such") ? [expect.stringContaining("404")] : [];
        expect(complaints).toEqual(expected);
        expect(foreign).toEqual([]);
        // What a preview shows is a visitor's document with landmarks of its own; those have tests of their own.
        const { violations } = await new AxeBuilder({ page: owner }).exclude("iframe").analyze();
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
    const at = await withThing(path, api);
    await owner.setViewportSize({ width: 360, height: 740 });
    const session = await owner.context().newCDPSession(owner);
    await session.send("Network.enable");
    const names = new Map<string, string>();
    const weights = new Map<string, number>();
    session.on("Network.responseReceived", ({ requestId, type, response }) => {
      if (type === "Script") names.set(requestId, new URL(response.url).pathname);
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const name = names.get(requestId);
      if (name) weights.set(name, encodedDataLength);
    });
    const answer = await owner.goto(`${env.APP_URL}${at}`, { waitUntil: "networkidle" });
    expect(await owner.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    // What the page itself asks for. Parts that come when they are needed are not in its first load.
    const html = (await answer?.text()) ?? "";
    const first = [...weights].filter(([name]) => html.includes(name));
    const bytes = first.reduce((sum, [, weight]) => sum + weight, 0);
    expect(first.length).toBeGreaterThan(3);
    expect(bytes).toBeLessThan(200 * KB);
  });
}
