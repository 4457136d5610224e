import type { Page } from "@playwright/test";
import { storeImage } from "@/lib/images";
import { menuItems } from "@/lib/menus";
import { MARKS, THEMES } from "@/lib/menus/options";
import { expect, test } from "@/tests/support/fixtures";
import { itemsOf, publicMenu } from "@/tests/support/rows/menus";
import { picture } from "@/tests/support/rows/pictures";

// Real names, in the scripts and languages that menus have; the longest words are as long as on real menus.
const NAME = "Ristorante Bella Vista";

const DISHES = [
  ["Geschmortes Kartoffelpüree mit Röstzwiebeln und Petersilie", 12.5],
  ["Grilled sea bass with braised fennel and preserved lemon", 1234.5],
  ["Schweinefilet", 109.95],
  ["Boeuf bourguignon", 28],
  ["คุกกี้ช็อกโกแลต", 1250],
  ["季節の野菜の天ぷら盛り合わせ", 1980],
  ["Επιδόρπιο σοκολάτας", 7.4],
] as const;

const SIZES = ["Kleine Portion", "Flaschenwein 0,75 l", "Familienpackung"];

const CURRENCIES = ["EUR", "CHF", "IDR", "JPY", "KWD"];

/**
 * Prices in more than one line, words in more than one line, how many of both there are, and how much wider than the
 * window the page is.
 */
const broken = (page: Page) =>
  page.evaluate(() => {
    const linesOf = (node: Node, start: number, end: number) => {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
    };
    const allPrices = Array.from(document.querySelectorAll(".price")).filter((price) => price.firstChild);
    const prices = allPrices
      .filter(({ firstChild: text }) => text && linesOf(text, 0, String(text.textContent).length) > 1)
      .map(({ textContent }) => textContent);
    const allWords = Array.from(
      document.querySelectorAll("h1, .item h2, .item h3, .variant, .marks li"),
    ).flatMap((heading) =>
      Array.from(heading.childNodes).flatMap((node) =>
        Array.from(String(node.textContent).matchAll(/[\p{Script=Latin}\p{Script=Greek}]+/gu)).map(
          ({ index, 0: word }) => ({ word, lines: linesOf(node, index, index + word.length) }),
        ),
      ),
    );
    const words = allWords.filter(({ lines }) => lines > 1).map(({ word }) => word);
    const tooWide = document.documentElement.scrollWidth - window.innerWidth;
    return { counts: [allPrices.length, allWords.length], prices, words, tooWide };
  });

test("prices stay in one line and names break between words, in every theme and currency, on narrow phones", async ({
  account,
  page,
}) => {
  const { api, owner } = account;
  const { hash } = await storeImage(owner, await picture(64, 64).png().toBuffer(), new Date());
  const items = DISHES.map(([name, price], index) => ({
    name,
    category: "Mains",
    marks: [...MARKS],
    ...(index % 3 === 0 ? { variants: SIZES.map((size) => ({ name: size, price })) } : { price }),
  }));
  const { at, url, id } = await publicMenu(api, { name: NAME, language: "de" }, items);
  // Half of them stand beside a photo.
  for (const [index, item] of (await itemsOf(api, at)).entries())
    if (index % 2 === 0) await menuItems.setPhoto(owner, { id, iid: item.id }, hash, new Date());
  for (const theme of THEMES)
    for (const currency of CURRENCIES) {
      expect((await api.patch(at, { theme, currency })).status).toBe(200);
      await page.goto(url);
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 800 });
        const { counts, ...found } = await broken(page);
        expect(Math.min(...counts), "prices and words").toBeGreaterThanOrEqual(DISHES.length);
        expect(found, `${theme} ${currency} at ${width} px`).toEqual({ prices: [], words: [], tooWide: 0 });
      }
    }
});
