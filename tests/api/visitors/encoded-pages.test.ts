import { gzipSync } from "node:zlib";
import { formatDateTime } from "@/lib/dates";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { expect, test } from "@/tests/support/fixtures";
import { fetchEncoded } from "@/tests/support/readers/encoded-response";
import { field, formUrl, newForm } from "@/tests/support/rows/forms";
import { publicMenu } from "@/tests/support/rows/menus";

const hour = (from: number) => formatDateTime(new Date(Date.now() + from * 3_600_000));

/** The page without its token, and without what a clock shows: digits and their units ("1 hour", "2 hours"). */
const still = (html: string) =>
  html
    .replace(/name="token" value="[^"]+"/, "")
    .replace(/data-now="\d+"|content="\d+"|<b>\d\d<\/b>|<small>\p{L}+<\/small>/gu, "");

// Accept-Encoding, and the encoding when both are available; after the slash when only gzip is.
const ASKED: [accepted: string | undefined, sent: string][] = [
  [undefined, "-"],
  ["", "-"],
  ["identity", "-"],
  ["gzip", "gzip"],
  ["br", "br/-"],
  ["gzip, deflate, br, zstd", "br/gzip"],
  ["GZIP ; q=0.5", "gzip"],
  ["x-gzip", "gzip"],
  ["br;q=0.1, gzip;q=0.9", "gzip"],
  ["br;q=0, gzip;q=0", "-"],
  ["gzip;q=0, *", "br/-"],
  ["*;q=0.1", "br/gzip"],
  ["*, br;q=0", "gzip"],
  ["identity;q=1, gzip;q=0.5", "-"],
  ["identity;q=0", "-"],
  ["deflate, zstd", "-"],
  ["gzip;q=2, br;level=9, ,;", "-"],
];

const kinds = {
  "a bio page": async ({ api }) => (await api.post("/bio-pages", { title: "Ada 😀" })).body.page_url,
  "a menu": async ({ api }) => (await publicMenu(api, {}, [{ name: "Crème brûlée" }])).url,
  "a countdown page": async ({ api }) =>
    (await api.post("/countdowns", { title: "Πρεμιέρα", ends_at: hour(50) })).body.page_url,
  "a countdown page that ended": async ({ api }) => {
    const { body } = await api.post("/countdowns", { title: "Launch", ends_at: hour(1) });
    await db.countdown.update({ where: { id: body.id }, data: { endsAt: new Date(Date.now() - 1000) } });
    return body.page_url;
  },
  "a form": async (account) => formUrl(await newForm(account, [field("a", { label: "שם" })])),
  "a form that was sent": async (account) => `${formUrl(await newForm(account, [field("a")]))}?thanks`,
  "a form that is closed": async (account) => formUrl(await newForm(account, [field("a")], { open: false })),
  "a scheduled link": async ({ api }) =>
    (await api.post("/links", { url: "https://example.com/soon", starts_at: hour(1) })).body.short_url,
  "a paused link": async ({ api }) =>
    (await api.post("/links", { url: "https://example.com/off", paused: true })).body.short_url,
  "the 404 page": async () => `${env.SHORT_URL}/b/nobody-has-this-one`,
} satisfies Record<string, (account: Parameters<typeof newForm>[0]) => Promise<string>>;

for (const [name, make] of Object.entries(kinds)) {
  test(`${name} is sent in the requested encoding, with the same content`, async ({ account }) => {
    const url = await make(account);
    const plain = await fetchEncoded(url);
    expect(plain.text).toMatch(/^<!DOCTYPE html>.*<\/html>$/s);
    const scripts = [...plain.text.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = ""]) => script);
    expect(gzipSync(scripts.join("")).length).toBeLessThan(2_000);
    expect(plain.text).not.toMatch(/<script[^>]* src=/);
    const onlyGzip = name === "a countdown page" || name === "a form";
    for (const [accepted, expected] of ASKED) {
      const [both = "", less = both] = expected.split("/");
      const response = await fetchEncoded(url, accepted);
      expect([response.status, response.encoding ?? "-"], accepted).toEqual([
        plain.status,
        onlyGzip ? less : both,
      ]);
      expect(still(response.text), accepted).toBe(still(plain.text));
      expect(response.headers, accepted).toMatchObject({
        vary: expect.stringMatching(/^(Accept-Language, )?Accept-Encoding$/),
        "content-length": String(response.bytes.length),
        "content-type": "text/html; charset=utf-8",
      });
      if (response.encoding) expect(response.bytes.length).toBeLessThan(plain.bytes.length * 0.6);
      const head = await fetchEncoded(url, accepted, "HEAD");
      expect([head.bytes.length, head.encoding], accepted).toEqual([0, response.encoding]);
      // Compressed, the digits of a clock differ in length, and so do "1 second" and "2 seconds".
      if (name !== "a scheduled link" && name !== "a countdown page")
        expect(head.headers["content-length"], accepted).toBe(response.headers["content-length"]);
    }
  });
}

test("an edit is in the very next page, also compressed", async ({ api }) => {
  const { body } = await api.post("/bio-pages", { title: "Before" });
  for (const title of ["First", "Second", "Third"]) {
    await api.patch(`/bio-pages/${body.id}`, { title });
    for (const accepted of ["br", "gzip"])
      expect((await fetchEncoded(body.page_url, accepted)).text).toContain(`<h1 dir="auto">${title}</h1>`);
  }
});

test("twenty people who open a new page at once all get it in full", async ({ api }) => {
  const { body } = await api.post("/bio-pages", { title: "Crowd" });
  const accepted = ["br", "gzip", "identity", "gzip, br"];
  const texts = await Promise.all(
    Array.from({ length: 20 }, async (_, n) => (await fetchEncoded(body.page_url, accepted[n % 4])).text),
  );
  expect(new Set(texts).size).toBe(1);
});

test("sends pictures and redirects uncompressed", async ({ api }) => {
  const { body: page } = await api.post("/bio-pages", { title: "Ada" });
  const { body: timer } = await api.post("/timers", { ends_at: hour(1) });
  const { body: link } = await api.post("/links", { url: "https://example.com/there" });
  for (const url of [`${page.page_url}/og.png`, timer.gif_url, timer.png_url, link.short_url]) {
    const { headers, encoding, bytes } = await fetchEncoded(url, "gzip, br");
    expect([encoding, headers.vary], url).toEqual([undefined, undefined]);
    expect(headers["content-length"], url).toBe(String(bytes.length));
  }
});
