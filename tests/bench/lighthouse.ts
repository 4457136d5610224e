import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { newAccount } from "@/tests/support/fixtures";
import { fetchEncoded } from "@/tests/support/readers/encoded-response";
import { freePort } from "@/tests/support/servers/server";
import { findChromium } from "@/tests/support/servers/tools";
import { fullBioPage, fullForm, fullMenu } from "./full-pages";
import { bioPage, countdownPage, formPage, menu, type PublicPage } from "./public-pages";
import type { Bench } from "./seed";
import { table } from "./table";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const THEMES = ["clean", "paper", "midnight", "sunset", "meadow", "terminal", "poster", "gallery"];

type Run = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

/** Lighthouse scores of public pages on its default slow phone, and the size of their scripts. */
export async function benchLighthouse(bench: Bench): Promise<string> {
  const account = await newAccount("free", bench.url);
  const pages = [await countdownPage(account), await menu(account), await formPage(account)];
  for (const theme of THEMES) pages.push(await bioPage(account, theme));
  for (const full of [fullBioPage, fullMenu, fullForm]) pages.push(await full(account));
  const executablePath = findChromium(() => undefined);
  const port = await freePort();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [`--remote-debugging-port=${port}`],
  });
  const rows: string[][] = [];
  const faults: string[] = [];
  try {
    for (const page of pages) {
      const url = bench.url + page.path;
      const result = await lighthouse(url, { port, logLevel: "error", onlyCategories: CATEGORIES });
      if (!result) throw new Error(`Lighthouse said nothing of ${page.name}`);
      rows.push(await row(page, url, result.lhr));
      faults.push(...faultsOf(page, result.lhr));
    }
  } finally {
    await browser.close();
  }
  const head = ["page", ...CATEGORIES, "CLS", "LCP ms", "script bytes, gzip"];
  const note = "Forms are not for search engines, which costs them points there.";
  return [table(head, rows), note, ...faults].join("\n");
}

async function row({ name }: PublicPage, url: string, { categories, audits }: Run): Promise<string[]> {
  const { text } = await fetchEncoded(url);
  const scripts = [...text.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = ""]) => script);
  return [
    name,
    ...CATEGORIES.map((id) => String(Math.round((categories[id]?.score ?? 0) * 100))),
    (audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN).toFixed(3),
    (audits["largest-contentful-paint"]?.numericValue ?? Number.NaN).toFixed(0),
    String(scripts.length ? gzipSync(scripts.join("")).length : 0),
  ];
}

/** The audits that cost points, by category. */
const faultsOf = ({ name }: PublicPage, { categories, audits }: Run): string[] =>
  CATEGORIES.flatMap((id) =>
    (categories[id]?.auditRefs ?? [])
      .filter(({ weight, id: audit }) => weight > 0 && (audits[audit]?.score ?? 1) < 1)
      .map(({ id: audit }) => `${name}, ${id}: ${audits[audit]?.title} (${audits[audit]?.score})`),
  );
