import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { formatDateTime } from "@/lib/dates";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import type { Client } from "@/tests/support/clients/api-client";
import { expect, test, visit } from "@/tests/support/fixtures";
import { watch } from "@/tests/support/owner-page";
import { expectAccessible } from "@/tests/support/readers/axe";

const DAYS_203 = 203 * 86_400_000;
const longest = () => randomBytes(32).toString("hex");

async function newLink(api: Client, fields: object): Promise<{ id: number; short_url: string }> {
  return (await api.post("/links", { url: "https://example.com/", alias: longest(), ...fields })).body;
}

const PAGES: [heading: string, status: number, make: (api: Client) => Promise<string>][] = [
  [
    "This link isn't active yet",
    200,
    async (api) =>
      (await newLink(api, { starts_at: formatDateTime(new Date(Date.now() + DAYS_203)) })).short_url,
  ],
  ["Page not found", 404, async () => `${env.SHORT_URL}/${longest()}`],
  [
    "This link has expired",
    410,
    async (api) => {
      const { id, short_url } = await newLink(api, {});
      await db.link.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1) } });
      return short_url;
    },
  ],
  [
    "This link has reached its click limit",
    410,
    async (api) => {
      const { short_url } = await newLink(api, { click_limit: 1 });
      await visit(short_url);
      return short_url;
    },
  ],
  ["This link is paused", 410, async (api) => (await newLink(api, { paused: true })).short_url],
];

/** The lowest contrast of any text with the page's background, by WCAG 2; and the luminance of that background, 0 to 1. */
const colors = (page: Page) =>
  page.evaluate(() => {
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? [])
        .map((part) => Number(part) / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const paper = luminance(getComputedStyle(document.body).backgroundColor);
    const texts = [...document.querySelectorAll("main *")].filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    );
    const contrasts = texts.map((element) => {
      const ink = luminance(getComputedStyle(element).color);
      return (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
    });
    return { paper, texts: texts.length, contrast: Math.min(...contrasts) };
  });

for (const [heading, status, make] of PAGES) {
  test(`"${heading}" loads nothing, logs no errors, is readable and accessible in both themes and fits every window`, async ({
    api,
    page,
  }) => {
    const url = await make(api);
    const { complaints, loaded } = await watch(page);
    const response = await page.goto(url);
    expect(response?.status()).toBe(status);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    expect(loaded).toEqual([url]);
    expect(complaints).toEqual([]);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const { paper, texts, contrast } = await colors(page);
      expect(texts).toBeGreaterThan(2);
      expect(contrast).toBeGreaterThanOrEqual(4.5);
      if (colorScheme === "light") expect(paper).toBeGreaterThan(0.8);
      else expect(paper).toBeLessThan(0.1);
    }
    await expectAccessible(page);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
      const widths = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.body.scrollWidth,
      ]);
      expect(Math.max(...widths)).toBeLessThanOrEqual(width);
    }
  });
}
