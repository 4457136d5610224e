import { expect, test } from "@/tests/support/fixtures";
import { openPage, publicMenu } from "@/tests/support/rows/menus";

const dataOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "null");

const HOSTILE = [
  `</script><script>alert(1)</script>`,
  `"><img src=x onerror=alert(1)>`,
  `</style><script>alert(1)</script>`,
  `<!--<script>`,
  `'-alert(1)-'&lt;`,
  `\u2028\u2029\${alert(1)}`,
];

test("shows hostile text as text everywhere", async ({ api }) => {
  for (const bad of HOSTILE) {
    const fields = {
      name: bad,
      description: bad,
      address: bad,
      opening_hours: bad,
      tables: [bad.slice(0, 20)],
    };
    const item = { name: bad, description: bad, category: bad, price: 1 };
    const { url } = await publicMenu(api, { ...fields, phone: `<b>555</b>${bad.length}` }, [item]);
    const { status, text } = await openPage(`${url}?table=${encodeURIComponent(bad.slice(0, 20))}`);
    expect(status).toBe(200);
    expect(text.match(/<script/g)).toHaveLength(2);
    expect(text).not.toMatch(/<img|<b>555/);
    const data = dataOf(text);
    expect(data.name).toBe(bad.trim());
    expect(data.hasMenuSection[0].hasMenuItem[0].name).toBe(bad.trim());
  }
});

test("structured data has sections, items, prices and diets", async ({ api }) => {
  const { url } = await publicMenu(
    api,
    { currency: "EUR", phone: "+49 30 1234", address: "Ring 1, Berlin" },
    [
      { name: "Soup", price: 7.5, category: "Starters", dietary: ["vegan", "gluten_free"] },
      { name: "Fish", price: 20, category: "Mains", available: false, description: "Of the day" },
      { name: "Bread", category: "Starters", dietary: ["organic"] },
    ],
  );
  const offer = { "@type": "Offer", priceCurrency: "EUR" };
  expect(dataOf((await openPage(`${url}?table=1`)).text)).toEqual({
    "@context": "https://schema.org",
    "@type": "Menu",
    name: "Casa Lola",
    inLanguage: "en",
    url,
    provider: {
      "@type": "Restaurant",
      name: "Casa Lola",
      address: "Ring 1, Berlin",
      telephone: "+49 30 1234",
      menu: url,
    },
    hasMenuSection: [
      {
        "@type": "MenuSection",
        name: "Starters",
        hasMenuItem: [
          {
            "@type": "MenuItem",
            name: "Soup",
            suitableForDiet: ["https://schema.org/VeganDiet", "https://schema.org/GlutenFreeDiet"],
            offers: { ...offer, price: "7.50", availability: "https://schema.org/InStock" },
          },
          { "@type": "MenuItem", name: "Bread" },
        ],
      },
      {
        "@type": "MenuSection",
        name: "Mains",
        hasMenuItem: [
          {
            "@type": "MenuItem",
            name: "Fish",
            description: "Of the day",
            offers: { ...offer, price: "20.00", availability: "https://schema.org/SoldOut" },
          },
        ],
      },
    ],
  });
});

test("formats prices in the menu's language and currency", async ({ api }) => {
  for (const [language, currency, price, wanted] of [
    ["en", "USD", 1234.5, "$1,234.50"],
    ["de", "EUR", 1234.5, "1.234,50 €"],
    ["fr", "EUR", 12, "12,00 €"],
    ["ja", "JPY", 1200, "¥1,200"],
    ["en", "JPY", 12.5, "¥12.50"],
    ["sv", "SEK", 89, "89,00 kr"],
    ["en", "KWD", 1.25, "KWD 1.250"],
    ["de-CH", "CHF", 9.9, "CHF 9.90"],
    ["pt-BR", "BRL", 999999999.99, "R$ 999.999.999,99"],
    ["hi", "INR", 123456.78, "₹1,23,456.78"],
  ] as const) {
    const { url } = await publicMenu(api, { language, currency }, [{ name: "Soup", price }]);
    const text = (await openPage(url)).text.replace(/[\u00a0\u202f]/g, " ").replaceAll("￥", "¥");
    const shown = /<span class="price">(.*?)<\/span>/.exec(text)?.[1];
    expect(shown, `${language} ${currency}`).toBe(wanted);
    expect(text).toContain(`<html lang="${language}" dir="ltr">`);
  }
});

test("right-to-left languages are right to left, and a language without translations gets English words", async ({
  api,
}) => {
  for (const [language, dir, word] of [
    ["ar", "rtl", "نفد"],
    ["he-IL", "rtl", "אזל"],
    ["fa", "rtl", "Sold out"],
    ["az-Arab", "rtl", "Sold out"],
    ["pl", "ltr", "Wyprzedane"],
    ["tlh", "ltr", "Sold out"],
  ] as const) {
    const { url } = await publicMenu(api, { language }, [{ name: "x", available: false }]);
    const { text } = await openPage(url);
    expect(text).toContain(`<html lang="${language}" dir="${dir}">`);
    expect(text, language).toContain(word);
  }
});
