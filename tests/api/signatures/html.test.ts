import { caniemail } from "caniemail";
import { HTML_LIMIT, TEMPLATES } from "@/lib/signatures/schema";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { expect, test } from "@/tests/support/fixtures";
import { attribute, FULL, tagsOf } from "@/tests/support/rows/signatures";

// What the API returns as `signature_html`, by template (docs/contract.md §8).

const CLIENTS: Parameters<typeof caniemail>[0]["clients"] = [
  "gmail.desktop-webmail",
  "gmail.mobile-webmail",
  "gmail.ios",
  "gmail.android",
  "outlook.windows",
  "outlook.macos",
  "outlook.ios",
  "outlook.android",
  "apple-mail.macos",
  "apple-mail.ios",
];

/** Texts and contacts at their limits, and as many social links as allowed. */
const longest = (letter: string) => ({
  ...Object.fromEntries(
    ["full_name", "job_title", "department", "company", "pronouns", "address"].map((name) => [
      name,
      letter.repeat(120),
    ]),
  ),
  disclaimer: letter.repeat(1000),
  email: `${"a".repeat(64)}@${`${"b".repeat(61)}.`.repeat(3)}com`,
  phone: "1".repeat(40),
  mobile: "2".repeat(40),
  font: "trebuchet",
  socials: Array.from({ length: 10 }, (_, n) => ({
    platform: "pinterest",
    url: `https://pinterest.com/people/analytical-engine-${n}`,
  })),
});

for (const template of TEMPLATES) {
  test(`${template} uses nothing that Gmail, Outlook or Apple Mail doesn't support`, async ({ api }) => {
    const { body } = await api.post("/signatures", { ...FULL, template });
    const { success, issues } = caniemail({ clients: CLIENTS, html: body.signature_html });
    expect([...(issues.errors ?? [])], JSON.stringify([...(issues.errors ?? [])])).toEqual([]);
    expect(success).toBe(true);
  });

  test(`${template} is nested tables whose images and text cells have explicit sizes and styles`, async ({
    api,
  }) => {
    const sized = { logo_width: 240, logo_height: 60 };
    const { body } = await api.post("/signatures", { ...FULL, ...sized, template });
    const html: string = body.signature_html;
    const tags = tagsOf(html);
    const all = (name: string) => tags.filter(([, tag]) => tag === name).map(([whole]) => whole);
    expect(all("table").length).toBeGreaterThan(1);
    for (const table of all("table"))
      for (const [name, value] of [
        ["border", "0"],
        ["cellpadding", "0"],
        ["cellspacing", "0"],
        ["role", "presentation"],
      ])
        expect(attribute(table, name ?? ""), table).toBe(value);
    expect(all("img")).toHaveLength(2);
    for (const image of all("img")) {
      expect(Number(attribute(image, "width")), image).toBeGreaterThan(0);
      expect(Number(attribute(image, "height")), image).toBeGreaterThan(0);
      expect(attribute(image, "alt"), image).toBeTruthy();
    }
    expect(html).not.toMatch(/<(script|style|link|div|p|svg|meta)\b|class=|background/i);
    expect(html.replace(/<(br|img)\b[^>]*>/g, "").match(/<[a-z]+/g)?.length).toBe(html.match(/<\//g)?.length);
    const logo = all("img").find((image) => image.includes(FULL.logo_url)) ?? "";
    expect([attribute(logo, "width"), attribute(logo, "height")]).toEqual(["240", "60"]);
  });

  test(`${template} with every text at its limit is under ${HTML_LIMIT} characters, or the error names what to shorten`, async ({
    api,
  }) => {
    for (const letter of ["x", "é", "漢", "😀"]) {
      const { status, body } = await api.post("/signatures", { ...FULL, ...longest(letter), template });
      expect([status, body.error], letter).toEqual([201, undefined]);
      expect(body.signature_html.length).toBeLessThan(HTML_LIMIT);
    }
    const tooLong = { disclaimer: "&".repeat(1000), photo_url: `https://example.com/${"p".repeat(2000)}` };
    const response = await api.post("/signatures", { ...FULL, ...longest("x"), ...tooLong, template });
    expectRefusal(response, 422, "invalid_disclaimer");
    expect(response.body.message).toContain("disclaimer");
  });
}
