import { env } from "@/lib/env";
import { visit } from "@/tests/support/fixtures";
import { expect, test } from "@/tests/support/owner-page";
import { openSection } from "./sections";

const PAGE = "https://example.com/";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

test.use({ timezoneId: "UTC" });

test("the tester tells of each visitor where that visitor then goes", async ({ owner, api }) => {
  const rule = (name: string, conditions: object) => ({ url: `${PAGE}${name}`, ...conditions });
  const { body: link } = await api.post("/links", {
    url: `${PAGE}?x=1#top`,
    utm: { source: "s" },
    forward_query: true,
    rules: [
      rule("german", { languages: ["de"] }),
      rule("iphone", { systems: ["ios"], devices: ["mobile"] }),
      rule("city", { query: [{ name: "ort", value: "münchen" }] }),
      rule("code", { qr: true }),
    ],
  });
  await owner.goto(`${env.APP_URL}/dashboard/links/${link.id}/edit`);
  const tester = await openSection(owner, "Tester");
  const [language, system, device, query, code] = [
    tester.getByLabel("Visitor's language"),
    tester.getByLabel("Visitor's operating system"),
    tester.getByLabel("Visitor's device"),
    tester.getByLabel("Visitor's query"),
    tester.getByRole("switch", { name: "Scans the QR code" }),
  ];
  const expectAsVisited = async (typed: string, headers: Record<string, string> = {}) => {
    const response = await visit(`${link.short_url}${typed}`, headers);
    const location = response.headers.get("location") ?? "none";
    await expect(tester.getByRole("status")).toContainText(`→\u00a0${location}`);
    return location;
  };
  expect(await expectAsVisited("")).toBe(`${PAGE}?x=1&utm_source=s#top`);
  await expect(tester.getByText("No rule matches. The visitor goes to the destination.")).toBeVisible();
  await query.fill("?x=2&utm_source=mine&straße=köln 漢");
  expect(await expectAsVisited("?x=2&utm_source=mine&straße=köln 漢")).toBe(
    `${PAGE}?x=1&utm_source=mine&stra%C3%9Fe=k%C3%B6ln%20%E6%BC%A2#top`,
  );
  await query.fill("ort=münchen");
  expect(await expectAsVisited("?ort=münchen")).toBe(`${PAGE}city?utm_source=s&ort=m%C3%BCnchen`);
  await query.fill("");
  await code.click();
  expect(await expectAsVisited("?qr=1")).toBe(`${PAGE}code?utm_source=s`);
  await query.fill("A=%2F");
  expect(await expectAsVisited("?A=%2F&qr=1")).toBe(`${PAGE}code?utm_source=s&A=%2F`);
  await query.fill("");
  await system.selectOption("ios");
  await device.selectOption("mobile");
  expect(await expectAsVisited("?qr=1", { "User-Agent": IPHONE })).toBe(`${PAGE}iphone?utm_source=s`);
  await language.selectOption("de");
  expect(await expectAsVisited("?qr=1", { "User-Agent": IPHONE, "Accept-Language": "de-AT,en;q=0.5" })).toBe(
    `${PAGE}german?utm_source=s`,
  );
});

test("the tester goes by the time of the visit and the browser", async ({ owner, api }) => {
  const { body: link } = await api.post("/links", {
    url: PAGE,
    rules: [
      { url: `${PAGE}spring`, from: "2031-03-01 00:00:00", until: "2031-04-01 00:00:00" },
      { url: `${PAGE}sunday`, days: [7], hours: ["09:00-12:00"], timezone: "UTC", browsers: ["Firefox"] },
    ],
    split: ["a", "b"].map((name) => ({ url: `${PAGE}${name}`, weight: 50 })),
    split_until: "2032-01-01 00:00:00",
  });
  await owner.goto(`${env.APP_URL}/dashboard/links/${link.id}/edit`);
  const tester = await openSection(owner, "Tester");
  const [time, browser] = [tester.getByLabel("Time of the visit"), tester.getByLabel("Visitor's browser")];
  const result = tester.getByRole("status");
  await time.fill("2031-02-28T23:59:59");
  await expect(result).toContainText("No rule matches. The split decides:");
  await time.fill("2031-03-01T00:00:00");
  await expect(result).toContainText(/^Rule 1: .*→\u00a0https:\/\/example\.com\/spring$/);
  // A Sunday.
  await time.fill("2031-04-06T11:59:59");
  await expect(result).toContainText("No rule matches. The split decides:");
  await browser.selectOption("Firefox");
  await expect(result).toContainText(/^Rule 2: .*→\u00a0https:\/\/example\.com\/sunday$/);
  await browser.selectOption("Chrome");
  await expect(result).toContainText("No rule matches. The split decides:");
  await browser.selectOption("Firefox");
  await time.fill("2031-04-06T12:00:00");
  await expect(result).toContainText("No rule matches. The split decides:");
  await time.fill("2032-01-01T00:00:00");
  await expect(result).toContainText(`No rule matches. The visitor goes to the destination.→\u00a0${PAGE}`);
});
