import { randomUUID } from "node:crypto";
import type { Locator } from "@playwright/test";
import { env } from "@/lib/env";
import { webhooks } from "@/lib/webhooks";
import { expect, test } from "@/tests/support/owner-page";
import { serveDomain } from "@/tests/support/rows/domains";

const HOST = "cafe-linde.example";
const PATH = "/magazine/winter-edition/roasting-at-home?campaign=newsletter&placement=header";
const SPLIT = [
  { url: `https://${HOST}${PATH}&variant=first`, label: "First", weight: 50 },
  { url: `https://${HOST}${PATH}&variant=second`, label: "Second", weight: 50 },
];

test.use({ viewport: { width: 360, height: 760 } });

/** Whether a text has several lines, and the ends of those that end within a part of a URL. */
const linesOf = async (locator: Locator) => {
  // Streamed content is hidden at first.
  await expect(locator).toBeVisible();
  return locator.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const brokenParts: string[] = [];
    let [before, bottom, lines] = ["", 0, 0];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const [at, character] of Array.from(String(node.textContent)).entries()) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const box = range.getBoundingClientRect();
        // What is only for screen readers takes no room in the line.
        if (box.width === 0 || node.parentElement?.closest(".sr-only")) continue;
        if (box.top > bottom) {
          lines++;
          if (/\w$/.test(before) && /\w/.test(character)) brokenParts.push(before);
        }
        [before, bottom] = [before + character, box.bottom];
      }
    return { isLong: lines > 1, brokenParts };
  });
};

const heightOf = async (locator: Locator) => {
  await expect(locator).toBeVisible();
  return (await locator.boundingBox())?.height;
};

const UNBROKEN = { isLong: true, brokenParts: [] };

test("on phones long URLs break between their parts, wherever they are shown in full", async ({
  owner,
  account,
  api,
}) => {
  const url = `https://${HOST}${PATH}`;
  const links = `${env.APP_URL}/dashboard/links`;
  const { name } = await serveDomain(account);
  const { body: link } = await api.post("/links", { url, alias: `${"winter-".repeat(7)}sale`, domain: name });
  const rules = [{ url: `${url}&rule=phones`, devices: ["mobile"] }];
  const { body: routed } = await api.post("/links", { url: `${url}&routed=yes`, rules, split: SPLIT });

  await owner.goto(links);
  const listed = owner.getByRole("row", { name: /winter-sale/ });
  expect(await linesOf(listed.getByRole("link", { name: /winter-sale/ }))).toEqual(UNBROKEN);
  expect(await linesOf(listed.getByText("roasting-at-home"))).toEqual(UNBROKEN);

  await owner.goto(`${links}/${link.id}`);
  expect(await linesOf(owner.getByRole("heading", { level: 1 }))).toEqual(UNBROKEN);
  expect(await linesOf(owner.getByRole("link", { name: /^Destination: / }))).toEqual(UNBROKEN);
  expect(await linesOf(owner.getByText(/^Opens /))).toEqual(UNBROKEN);

  await owner.goto(`${links}/${routed.id}`);
  for (const part of ["rule=phones", "variant=first"])
    expect(await linesOf(owner.getByText(part).first()), part).toEqual(UNBROKEN);

  await owner.goto(`${links}/${routed.id}/edit`);
  expect(await linesOf(owner.getByRole("figure").getByText("routed=yes"))).toEqual(UNBROKEN);

  const receiver = { url: `https://hooks.example.com${PATH}`, events: ["link.created"] };
  const { row } = await webhooks.create(account.owner, {}, receiver, new Date());
  await owner.goto(`${env.APP_URL}/dashboard/webhooks`);
  expect(await linesOf(owner.getByRole("link", { name: /roasting-at-home/ }))).toEqual(UNBROKEN);
  await owner.goto(`${env.APP_URL}/dashboard/webhooks/${row.id}`);
  expect(await linesOf(owner.getByRole("heading", { level: 1 }))).toEqual(UNBROKEN);
  await owner.getByRole("button", { name: "Delete" }).click();
  const question = owner.getByRole("alertdialog").getByRole("heading");
  await expect(question).toBeVisible();
  expect(await linesOf(question)).toEqual(UNBROKEN);

  // Where there is room for a table, lists cut them off instead.
  await owner.setViewportSize({ width: 1280, height: 800 });
  await owner.goto(`${env.APP_URL}/dashboard/webhooks`);
  expect(await heightOf(owner.getByRole("link", { name: /roasting-at-home/ }))).toBeLessThan(25);
  await owner.goto(links);
  expect(await heightOf(listed.getByTitle(url))).toBeLessThan(25);
});

/** How wide the characters of an element's text are drawn, up to where it is cut off. */
const shownWidth = async (locator: Locator) => {
  await expect(locator).toBeVisible();
  return locator.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right } = element.getBoundingClientRect();
    const boxes = Array.from(range.getClientRects()).filter(
      ({ top }) => top < element.getBoundingClientRect().bottom,
    );
    return Math.min(right, Math.max(...boxes.map((box) => box.right))) - left;
  });
};

test("in a table URLs and hosts are cut off at the end of the line, and a slug is drawn in its own letters", async ({
  owner,
  account,
  api,
}) => {
  const url = `https://${HOST}/${"a".repeat(300)}`;
  await api.post("/links", { url });
  await webhooks.create(account.owner, {}, { url, events: ["link.created"] }, new Date());
  const { name } = await serveDomain(account, { name: `${randomUUID()}.${randomUUID()}.example.net` });
  const { body: link } = await api.post("/links", { url: "https://example.com/", domain: name });
  const alias = `9x9-${randomUUID().slice(0, 8)}`;
  await api.post("/links", { url: `https://${HOST}/`, alias });
  await owner.setViewportSize({ width: 1280, height: 800 });
  await owner.goto(`${env.APP_URL}/dashboard/webhooks`);
  expect(await shownWidth(owner.getByTitle(url))).toBeGreaterThan(300);
  await owner.goto(`${env.APP_URL}/dashboard/links`);
  // Within a long part, too.
  expect(await shownWidth(owner.getByTitle(url))).toBeGreaterThan(300);
  expect(await heightOf(owner.getByRole("link", { name: link.slug }))).toBeLessThan(25);
  const slug = owner.getByText(`/${alias}`);
  const drawn = await slug.screenshot();
  // Inter draws an x between digits as a multiplication sign, unless told not to.
  await slug.evaluate((element) => element.style.setProperty("font-variant-ligatures", "no-contextual"));
  expect(drawn.equals(await slug.screenshot())).toBe(true);
});
