import { expect, test } from "@playwright/test";
import fc from "fast-check";
import { HTML_LIMIT, TEMPLATES } from "@/lib/signatures/schema";
import { signatureHtml } from "@/lib/signatures/templates";
import { signatureText } from "@/lib/signatures/text";
import { cases } from "@/tests/support/repetitions";
import { attribute, card, FULL, tagsOf } from "@/tests/support/rows/signatures";

const HARMLESS = new Set(["table", "tr", "td", "b", "br", "a", "img", "span"]);
const TARGET = /^(https?:\/\/|mailto:|tel:)/;

for (const template of TEMPLATES) {
  test(`${template} has no empty elements when only the name is given`, () => {
    const html = signatureHtml(card({ template }));
    expect(html).toContain("Ada Lovelace");
    expect(html).not.toMatch(
      /<img|<a |<td[^>]*><\/td>|<tr><\/tr>|<table[^>]*><\/table>|undefined|null|false/,
    );
  });

  test(`${template} escapes every value and links only to http, https, mailto and tel`, () => {
    const hostile = fc.string({ unit: fc.constantFrom(..."<>\"'&;:/=x `javascript"), maxLength: 60 });
    const url = hostile.map((text) => `https://example.com/?${text}`);
    const fields = fc.record({
      full_name: hostile.map((text) => `x${text}`),
      job_title: hostile,
      company: hostile,
      pronouns: hostile,
      address: hostile,
      phone: hostile.map((text) => `123${text.slice(0, 30)}`),
      disclaimer: hostile,
      website: url,
      logo_url: url,
      photo_url: url,
    });
    fc.assert(
      fc.property(fields, (values) => {
        const shown = { ...card({ ...FULL, template }), ...values };
        const html = signatureHtml(shown);
        const tags = tagsOf(html);
        expect(tags.length + (html.match(/<\//g)?.length ?? 0)).toBe(html.match(/</g)?.length);
        const odd = tags.filter(([whole, tag = ""]) => {
          const target = attribute(whole, "href") ?? attribute(whole, "src");
          return !HARMLESS.has(tag) || (target !== undefined && !TARGET.test(target));
        });
        expect(odd).toEqual([]);
      }),
      { numRuns: cases(200) },
    );
  });

  test(`${template} with every text at its limit is under ${HTML_LIMIT} characters`, () => {
    for (const letter of ["x", "é", "漢", "😀"]) {
      const long = (n: number) => letter.repeat(n);
      const texts = Object.fromEntries(
        ["full_name", "job_title", "department", "company", "pronouns", "address"].map((name) => [
          name,
          long(120),
        ]),
      );
      const socials = Array.from({ length: 10 }, (_, n) => ({
        platform: "pinterest",
        url: `https://pinterest.com/people/analytical-engine-${n}`,
      }));
      const email = `${"a".repeat(64)}@${`${"b".repeat(61)}.`.repeat(3)}com`;
      const html = signatureHtml(
        card({
          ...FULL,
          ...texts,
          socials,
          email,
          phone: "1".repeat(40),
          mobile: "2".repeat(40),
          disclaimer: long(1000),
          template,
          font: "trebuchet",
        }),
      );
      expect(html.length).toBeLessThan(HTML_LIMIT);
    }
  });
}

test("phone numbers become tel: links that can be dialed", () => {
  const hrefs = (number: string) => /href="(tel:[^"]*)"/.exec(signatureHtml(card({ phone: number })))?.[1];
  expect(hrefs("+44 (0)20 7946 0958 ext. 12")).toBe("tel:+442079460958");
  expect(hrefs("(020) 7946-0958")).toBe("tel:02079460958");
  expect(hrefs("+1.555.010.9999 x5")).toBe("tel:+15550109999");
  expect(hrefs("x 12345")).toBeUndefined();
});

test("the plain text contains what the HTML shows, line by line", () => {
  expect(signatureText(card(FULL))).toBe(`-- 
Ada Lovelace (she/her)
Lead analyst · Research
Analytical Engines Ltd

Phone: +44 (0)20 7946 0958 ext. 12
Mobile: 07700 900123
ada@example.com
https://www.example.com/team/
12 St James's Square, London SW1Y 4JH

LinkedIn: https://www.linkedin.com/in/ada
GitHub: https://github.com/ada
Email: press@example.com

This message is for its addressee only.
Registered in England No. 1842.`);
  expect(signatureText(card({}))).toBe("-- \nAda Lovelace");
});
