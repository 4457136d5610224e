import { env } from "@/lib/env";
import { pickUp, untilDropped } from "@/tests/support/clients/drag";
import { untilHydrated } from "@/tests/support/clients/hydration";
import { signIn } from "@/tests/support/clients/sign-in";
import { expect, test } from "@/tests/support/owner-page";
import { choose, openSection, section } from "./sections";

const LINKS = `${env.APP_URL}/dashboard/links`;
const ANY = "https://example.com/";

const rule = (country: string) => ({ url: `${ANY}${country.toLowerCase()}`, countries: [country] });

test("rules are reordered by keyboard, duplicated and removed", async ({ owner, api }) => {
  const { body: link } = await api.post("/links", { url: ANY, rules: ["DE", "FR", "IT"].map(rule) });
  await owner.goto(`${LINKS}/${link.id}/edit`);
  const rules = await openSection(owner, "Targeting rules");
  const handle = rules.getByRole("button", { name: "Reorder rule 3" });
  await pickUp(handle);
  await owner.keyboard.press("ArrowUp");
  await owner.keyboard.press("ArrowUp");
  await owner.keyboard.press("Space");
  await expect(rules.getByRole("status")).toHaveText("Rule moved to position 1 of 3");
  const second = rules.getByRole("button", { name: /^In Germany/ });
  await second.focus();
  await untilDropped(owner);
  await expect(second).toBeFocused();
  await expect(rules.getByRole("listitem").first()).toContainText("In Italy");
  await second.press("Enter");
  await rules.getByRole("button", { name: "Duplicate" }).press("Enter");
  await expect(rules.getByRole("listitem")).toHaveCount(4);
  await rules.getByRole("button", { name: /^In France/ }).press("Enter");
  await rules.getByRole("button", { name: "Remove", exact: true }).press("Enter");
  await owner.getByRole("button", { name: "Save" }).press("Enter");
  await expect(owner).toHaveURL(`${LINKS}/${link.id}`);
  const { body: after } = await api.get(`/links/${link.id}`);
  const [germany, , italy] = link.rules;
  expect(after.rules).toEqual([italy, germany, { ...germany, id: expect.any(Number) }]);
  expect(new Set(after.rules.map(({ id }: { id: number }) => id)).size).toBe(3);
});

test("rules are reordered by touch", async ({ browser, account, api }) => {
  const { body: link } = await api.post("/links", { url: ANY, rules: ["DE", "FR", "IT"].map(rule) });
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await signIn(page, account);
  await page.goto(`${LINKS}/${link.id}/edit`);
  const rules = await openSection(page, "Targeting rules");
  const [first, last] = [1, 3].map((n) => rules.getByRole("button", { name: `Reorder rule ${n}` }));
  if (!first || !last) throw new Error("the handles are not there");
  await untilHydrated(last);
  await last.scrollIntoViewIfNeeded();
  const [from, to] = [await last.boundingBox(), await first.boundingBox()];
  if (!from || !to) throw new Error("the handles are not shown");
  const devtools = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove", y: number) =>
    devtools.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x: from.x + 12, y }] });
  await touch("touchStart", from.y + 12);
  await expect(page.locator("[data-dnd-dragging]")).toBeVisible();
  for (let step = 1; step <= 10; step++)
    await touch("touchMove", from.y + 12 + ((to.y - 8 - from.y) * step) / 10);
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(rules.getByRole("status")).toHaveText("Rule moved to position 1 of 3");
  await page.getByRole("button", { name: "Save" }).tap();
  await expect(page).toHaveURL(`${LINKS}/${link.id}`);
  const { body: after } = await api.get(`/links/${link.id}`);
  const [germany, france, italy] = link.rules;
  expect(after.rules).toEqual([italy, germany, france]);
  await context.close();
});

test("sections start closed, and say what is in them", async ({ owner, api }) => {
  await owner.goto(`${LINKS}/new`);
  const states = async (expected: Record<string, string>) => {
    for (const [title, state] of Object.entries(expected)) {
      await expect(section(owner, title)).not.toHaveAttribute("open");
      await expect(section(owner, title).locator("summary")).toHaveText(`${title}${state}`);
    }
  };
  await states({
    "Schedule and limits": "Expires in one year",
    "Campaign parameters": "None",
    Organize: "No tags",
    Password: "Off",
    "Targeting rules": "None",
    Split: "Off",
  });
  const { body: link } = await api.post("/links", {
    url: ANY,
    auto_renew: true,
    click_limit: 5,
    expired_url: `${ANY}over`,
    paused: true,
    utm: { source: "news", term: "shoes" },
    forward_query: true,
    tags: ["sale"],
    notes: "budget",
    external_id: "7",
    password: "open sesame",
    rules: ["DE", "FR"].map(rule),
    split: ["a", "b"].map((path) => ({ url: `${ANY}${path}`, weight: 50 })),
  });
  await owner.goto(`${LINKS}/${link.id}/edit`);
  await states({
    "Schedule and limits": "Paused · Renews automatically · Click limit 5 · Redirects after expiry",
    "Campaign parameters": "news / shoes · Forwards query parameters",
    Organize: "sale · Notes · ID 7",
    Password: "On",
    "Targeting rules": "2 rules",
    Split: "A 50% · B 50%",
  });
});

test.describe("in another language and time zone", () => {
  test.use({ locale: "de-DE", timezoneId: "Asia/Tokyo" });

  test("names and dates are the viewer's, in sentences, choices and closed sections", async ({
    owner,
    api,
  }) => {
    const { body: link } = await api.post("/links", {
      url: ANY,
      rules: [{ url: `${ANY}de`, countries: ["DE", "AT"], languages: ["ja"], from: "2030-01-31 20:00:00" }],
      split: ["a", "b"].map((path) => ({ url: `${ANY}${path}`, weight: 50 })),
      split_until: "2031-01-31 20:00:00",
    });
    const sentence = "In Deutschland or Österreich, speaking Japanisch, from 01.02.2030, 05:00";
    await owner.goto(`${LINKS}/${link.id}`);
    await expect(owner.getByText(sentence)).toBeVisible();
    await owner.goto(`${LINKS}/${link.id}/edit`);
    const split = section(owner, "Split").locator("summary");
    await expect(split).toContainText("A 50% · B 50% · until 01.02.2031");
    await expect(split.getByTitle("2031-01-31 20:00:00 UTC")).toBeVisible();
    const rules = await openSection(owner, "Targeting rules");
    await rules.getByRole("button", { name: sentence }).click();
    await choose(rules, "Country", "🇨🇿 Tschechien");
    await expect(
      rules.getByRole("button", { name: /^In Deutschland, Österreich or Tschechien/ }),
    ).toBeVisible();
  });
});

test("a link that is kept alive has no expiry to choose", async ({ owner, api }) => {
  const { body: link } = await api.post("/links", { url: ANY, expire_days: 30 });
  await owner.goto(`${LINKS}/${link.id}/edit`);
  const schedule = await openSection(owner, "Schedule and limits");
  await schedule.getByLabel("Expires").fill("2027-01-01T00:00:00");
  await schedule.getByRole("switch", { name: "Renew automatically" }).click();
  await expect(schedule.getByLabel("Expires")).toHaveCount(0);
  await owner.getByRole("button", { name: "Save" }).click();
  await expect(owner).toHaveURL(`${LINKS}/${link.id}`);
  expect((await api.get(`/links/${link.id}`)).body).toMatchObject({
    auto_renew: true,
    expires_at: link.expires_at,
  });
});
