import { gunzipSync } from "node:zlib";
import sharp from "sharp";
import { expect, test, visit } from "@/tests/support/fixtures";
import { fetchEncoded } from "@/tests/support/readers/encoded-response";
import { framesShown } from "@/tests/support/readers/gif-frames";
import { field, formUrl, newForm } from "@/tests/support/rows/forms";

// Texts that fill every limit: characters beyond the BMP, combined ones, other directions.
const TEXTS = {
  emoji: (length: number) => "😀".repeat(length),
  "joined emoji": (length: number) => "👩‍👩‍👧‍👦".repeat(Math.floor(length / 7)),
  Hebrew: (length: number) => "שלום, עולם! ".repeat(length).slice(0, length).trim(),
  Arabic: (length: number) => "مرحبا (2026) ".repeat(length).slice(0, length).trim(),
  "stacked marks": (length: number) => `Z${"\u0351".repeat(length - 1)}`,
  "one long word": (length: number) => "W".repeat(length),
  markup: (length: number) => `</script><b>&amp;"'`.repeat(length).slice(0, length),
};

const escaped = (text: string) =>
  text.replace(
    /[&<>"']/g,
    (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" })[sign] ?? sign,
  );

/** The page opens, has its title, and has a share picture. */
async function expectWhole(url: string, title: string) {
  const { status, text } = await fetchEncoded(url, "gzip");
  expect([status, text.includes(escaped(title))], url).toEqual([200, true]);
  expect(text).not.toMatch(/<b>&amp;|undefined|\[object|NaN/);
  const address = /<meta property="og:image" content="([^"]+)"/.exec(text)?.[1] ?? "";
  const picture = await visit(address);
  expect(picture.status, address).toBe(200);
  const { width, height } = await sharp(await picture.arrayBuffer()).metadata();
  expect([width, height]).toEqual([1200, 630]);
}

for (const [name, text] of Object.entries(TEXTS)) {
  test(`pages full of ${name} are complete`, async ({ account }) => {
    const { api } = account;
    const create = async (path: string, fields: object) => {
      const { status, body } = await api.post(path, fields);
      expect([status, status === 201 ? "" : body]).toEqual([201, ""]);
      return body;
    };
    const bio = await create("/bio-pages", {
      title: text(200),
      description: text(500),
      theme: "gallery",
      socials: Array.from({ length: 12 }, () => ({ platform: "website", url: "https://example.com/ü" })),
    });
    await create(`/bio-pages/${bio.id}/links`, {
      title: text(200),
      description: text(200),
      url: "https://example.com/",
    });
    await expectWhole(bio.page_url, text(200));

    const menu = await create("/menus", {
      name: text(140),
      description: text(1000),
      address: text(300),
      opening_hours: text(500),
      tables: [text(20)],
      language: "he",
      currency: "KWD",
      phone: "+972 3 123 4567",
    });
    await create(`/menus/${menu.id}/items`, {
      name: text(140),
      description: text(1000),
      category: text(140),
      price: 999_999_999.99,
    });
    await expectWhole(menu.page_url, text(140));
    const table = await visit(`${menu.page_url}?table=${encodeURIComponent(text(20))}`);
    expect(await table.text()).toContain(`<b>${escaped(text(20))}</b>`);
    const { body: stats } = await api.get(`/menus/${menu.id}/stats`);
    expect(stats.by_table).toContainEqual({ table: text(20), scans: 1 });

    const countdown = await create("/countdowns", {
      title: text(200),
      description: text(2000),
      cta_label: text(60),
      cta_url: "https://example.com/",
      ends_at: "9999-12-31 23:59:59",
      timezone: "Pacific/Kiritimati",
      expired_message: text(500),
    });
    await expectWhole(countdown.page_url, text(200));
    const calendar = await visit(`${countdown.page_url}/calendar.ics`);
    expect(await calendar.text()).toContain("DTSTART:99991231T235959Z");

    const form = await newForm(account, [field("a", { label: text(200), help: text(500) })], {
      title: text(200),
      description: text(500),
    });
    await expectWhole(formUrl(form), text(200));

    const timer = await create("/timers", {
      ends_at: "9999-12-31 23:59:59",
      width: 200,
      expired_message: text(100),
      alt_text: text(200),
      labels: { days: text(16), hours: text(16), minutes: text(16), seconds: text(16) },
    });
    const image = await visit(timer.gif_url);
    const frames = await framesShown(Buffer.from(await image.arrayBuffer()));
    expect([image.status, frames.length, frames[0]?.width]).toEqual([200, 60, 200]);
  });
}

test("a compressed page is a standard gzip file", async ({ account }) => {
  const form = await newForm(
    account,
    Array.from({ length: 50 }, (_, n) =>
      field(`f${n}`, { kind: "choice", label: `Ελληνικά ${n}`, options: ["α", "β"] }),
    ),
  );
  const { bytes, text } = await fetchEncoded(formUrl(form), "gzip");
  expect(gunzipSync(bytes).toString()).toBe(text);
  expect(bytes.length).toBeLessThan(text.length / 5);
  const streamed = new Response(
    new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new DecompressionStream("gzip")),
  );
  expect(await streamed.text()).toBe(text);
});
