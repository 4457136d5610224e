import { expect, test } from "@playwright/test";
import { signatureHtml } from "@/lib/signatures/templates";
import { telHref } from "@/lib/validation/phone-numbers";
import { card } from "@/tests/support/rows/signatures";

// written | dialed ("-" is no link)
const NUMBERS = `
1-800-FLOWERS | 18003569377
1-800-flowers | 18003569377
1 800 FLOWERS | 18003569377
(800) GOT-JUNK | 8004685865
800FLOWERS | 8003569377
1-800-555-LOVE | 18005555683
+1-888-GO-FEDEX | +18884633339
+1 (888) GO-FEDEX | +18884633339
1-800-TEXTING | 18008398464
13 CATS | 132287
1-800-ABC-DEFG | 18002223334
1-800-HIJ-KLMN | 18004455566
1-800-OPQ-RSTU | 18006777788
1-800-VWX-YZAA | 18008999922
1-800-FLOWERS ext. 12 | 18003569377
1-800-FLOWERS x12 | 18003569377
+44 (0)20 7946 0958 ext. 12 | +442079460958
555 0199 extension 7 | 5550199
555-0199x7 | 5550199
Tel. +49 30 901820 | +4930901820
Tel: 030 901820 (Büro) | 030901820
030 901820 work | 030901820
030 901820 Сергей | 030901820
١٢٣ 555 0199 | 5550199
112 | 112
112 emergency | -
1 800 555 LOVE | -
1-800-ÜBERALL | -
12 | -
call us | -
`;

for (const line of NUMBERS.trim().split("\n")) {
  const [written = "", dialed] = line.split(" | ");
  test(`${written} is dialed as ${dialed}`, () => {
    expect(telHref(written)).toBe(dialed === "-" ? undefined : `tel:${dialed}`);
  });
}

test("a number with letters is dialed from a signature, and shown as written", () => {
  const html = signatureHtml(card({ phone: "1-800-FLOWERS" }));
  expect(html).toContain('href="tel:18003569377"');
  expect(html).toContain("1-800-FLOWERS");
});

test("a number that could be a remark is shown without a link", () => {
  const html = signatureHtml(card({ phone: "112 emergency" }));
  expect(html).toContain("112 emergency");
  expect(html).not.toContain("tel:");
});
