import { languageAttributes, wordsIn } from "@/components/pages/words/by-language";
import { formatDateTime } from "@/lib/dates";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { inputName } from "@/lib/forms/input-names";
import { PAGE_LANGUAGES, type PageLanguage } from "@/lib/validation/languages";
import { expect, type TestAccount, test, visit } from "@/tests/support/fixtures";
import { pageText } from "@/tests/support/readers/page-text";
import { endCountdown, newCountdown } from "@/tests/support/rows/countdowns";
import { field, formUrl, newForm, sendForm } from "@/tests/support/rows/forms";

const inLanguage = (url: string, language: string) => visit(url, { "Accept-Language": language });

/** The text of a page and its attributes that are read aloud. */
const wordsOn = (html: string) => {
  const decoded = html.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  const spoken = [...decoded.matchAll(/(?:aria-label|data-\w+)="([^"]*)"/g)].map(([, text]) => text);
  return [pageText(decoded), ...spoken].join(" ");
};

type Kind = [
  name: string,
  make: (account: TestAccount) => Promise<string>,
  words: (language: PageLanguage) => string[],
];

const newLink = async ({ api }: TestAccount, fields: object): Promise<string> =>
  (await api.post("/links", { url: "https://example.com/", ...fields })).body.short_url;

const KINDS: Kind[] = [
  [
    "a missing page",
    async () => `${env.SHORT_URL}/missing-in-every-language`,
    (language) => Object.values(wordsIn(language).notices.missing),
  ],
  [
    "a paused link",
    (account) => newLink(account, { paused: true }),
    (language) => Object.values(wordsIn(language).notices.disabled),
  ],
  [
    "a used-up link",
    async (account) => {
      const url = await newLink(account, { click_limit: 1 });
      await visit(url);
      return url;
    },
    (language) => Object.values(wordsIn(language).notices.limit_reached),
  ],
  [
    "a scheduled link",
    (account) => newLink(account, { starts_at: formatDateTime(new Date(Date.now() + 9e8)) }),
    (language) => {
      const { title, keepOpen, again, opening } = wordsIn(language).waiting;
      return [title, keepOpen, again, opening];
    },
  ],
  [
    "a countdown page",
    async ({ api }) => (await newCountdown(api, { cta_url: "https://example.com/" })).page_url,
    (language) => {
      const { ends, button, calendar } = wordsIn(language).countdown;
      return [ends, button, calendar, wordsIn(language).clock.timeLeft];
    },
  ],
  [
    "an ended countdown page",
    async ({ api }) => {
      const { id, page_url } = await newCountdown(api);
      await endCountdown(id);
      return page_url;
    },
    (language) => [wordsIn(language).countdown.ended, wordsIn(language).countdown.message],
  ],
  [
    "a form",
    async (account) =>
      formUrl(await newForm(account, [field("a"), field("b", { kind: "rating", stars: 3 })])),
    (language) => {
      const { send, sending, optional, leaveEmpty } = wordsIn(language).form;
      return [send, sending, optional, leaveEmpty];
    },
  ],
  [
    "the thank-you page",
    async (account) => `${formUrl(await newForm(account, [field("a")]))}?thanks`,
    (language) => [wordsIn(language).form.thanks],
  ],
  [
    "a closed form",
    async (account) => formUrl(await newForm(account, [field("a")], { open: false })),
    (language) => [wordsIn(language).notices.form_closed.title, wordsIn(language).notices.form_closed.next],
  ],
  [
    "a bio page",
    async ({ api }) => (await api.post("/bio-pages", { title: "Ada" })).body.page_url,
    (language) => [wordsIn(language).bio.share, wordsIn(language).bio.copied],
  ],
];

for (const [name, make, words] of KINDS)
  test(`${name} is in the visitor's language, whoever came before`, async ({ account }) => {
    const url = await make(account);
    for (const language of [...PAGE_LANGUAGES, "en"] as const) {
      const response = await inLanguage(url, `${language}-ZZ, tlh;q=0.5`);
      const html = await response.text();
      const { lang, dir } = languageAttributes(language);
      expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${lang}" dir="${dir}">`));
      expect(response.headers.get("vary"), language).toContain("Accept-Language");
      for (const text of words(language)) expect(wordsOn(html), language).toContain(pageText(text));
    }
  });

test("what the owner typed stays as typed, in every language", async ({ account, api }) => {
  const typed = { cta_label: "Go", cta_url: "https://example.com/", description: "Ends soon" };
  const countdown = await newCountdown(api, { title: "Learn more", ...typed });
  const form = await newForm(account, [field("a", { label: "optional" })], {
    submit_label: "Go",
    thanks: "Cheers",
  });
  expect(wordsOn(await (await inLanguage(countdown.page_url, "de")).text())).toMatch(
    /Learn more.*Ends soon.*Go/s,
  );
  expect(wordsOn(await (await inLanguage(formUrl(form), "de")).text())).toContain(" Go ");
  expect(wordsOn(await (await inLanguage(`${formUrl(form)}?thanks`, "de")).text())).toContain("Cheers");
});

test("the owner's choice wins over the visitor's language, and doesn't vary", async ({ account, api }) => {
  const form = await newForm(account, [field("a")], { language: "ar" });
  const countdown = await newCountdown(api, { language: "pl" });
  for (const visitor of ["de", "en", "", "he"])
    for (const [url, language] of [
      [formUrl(form), "ar"],
      [countdown.page_url, "pl"],
    ] as const) {
      const response = await inLanguage(url, visitor);
      expect(await response.text()).toContain(
        `<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">`,
      );
      expect(response.headers.get("vary")).toBe("Accept-Encoding");
    }
  await api.patch(`/countdowns/${countdown.id}`, { language: null });
  expect(await (await inLanguage(countdown.page_url, "da")).text()).toContain('<html lang="da"');
});

test("errors of a submission are in the page's language", async ({ account }) => {
  const form = await newForm(account, [field("mail", { kind: "email" }), field("name", { required: true })]);
  const send = async (target: typeof form, language: string) => {
    const body = new URLSearchParams({ [inputName("mail")]: "ada" });
    const headers = { "Accept-Language": language };
    return (await fetch(formUrl(target), { method: "POST", body, headers })).text();
  };
  const { faults, form: words } = wordsIn("de");
  const html = wordsOn(await send(form, "de-CH"));
  for (const text of [faults.email, faults.missing, words.attention.other.replace("{n}", "2")])
    expect(html).toContain(text);
  await db.form.update({ where: { id: form.id }, data: { language: "cs" } });
  expect(wordsOn(await send(form, "de-CH"))).toContain(wordsIn("cs").faults.email);
  expect(wordsOn(await (await sendForm(form, {})).text())).toContain(wordsIn("cs").faults.missing);
});

test("dates are written as in the page's language", async ({ api }) => {
  const page = await newCountdown(api, { timezone: "Europe/Berlin" });
  const endIn = async (language: string) =>
    /<time [^>]*>(.*?)<\/time>/.exec(await (await inLanguage(page.page_url, language)).text())?.[1];
  expect(await endIn("de")).toContain("Sonntag, 30. März 2031");
  expect(await endIn("ja")).toContain("2031年3月30日日曜日");
  expect(await endIn("ar")).toMatch(/الأحد.*30.*مارس.*2031/);
});

test("redirects don't depend on the language", async ({ api }) => {
  const { body } = await api.post("/links", { url: "https://example.com/there" });
  for (const language of ["de", "ar", "*", "x".repeat(600)]) {
    const response = await inLanguage(body.short_url, language);
    expect([response.status, response.headers.get("location")]).toEqual([302, "https://example.com/there"]);
    expect(response.headers.get("vary")).toBeNull();
  }
});
