import { env } from "@/lib/env";
import { pickUp } from "@/tests/support/clients/drag";
import { expect, test } from "@/tests/support/owner-page";
import { expectAccessible, expectClean } from "@/tests/support/readers/axe";
import { addCondition, choose, openSection, section } from "./sections";

const LINKS = `${env.APP_URL}/dashboard/links`;
const ANY = "https://example.com/";
const LONG = "https://example.com/donaudampfschifffahrtsgesellschaftskapitänsmütze/sommerschlussverkauf";
const COMPOUND = "Rindfleischetikettierungsüberwachungsges";

const rule = (country: string) => ({ url: `${ANY}${country.toLowerCase()}`, countries: [country] });

test("rules are reordered by keyboard, duplicated and deleted", async ({ owner, api }) => {
  const { body: link } = await api.post("/links", { url: ANY, rules: ["DE", "FR", "IT"].map(rule) });
  await owner.goto(`${LINKS}/${link.id}/edit`);
  const rules = await openSection(owner, "Targeting rules");
  const handle = rules.getByRole("button", { name: "Reorder rule 3" });
  await pickUp(handle);
  await owner.keyboard.press("ArrowUp");
  await owner.keyboard.press("ArrowUp");
  await owner.keyboard.press("Space");
  await expect(rules.getByRole("status")).toHaveText("Rule moved to position 1 of 3");
  await expect(rules.getByRole("listitem").first()).toContainText("In Italy");
  await rules.getByRole("button", { name: /^In Germany/ }).press("Enter");
  await rules.getByRole("button", { name: "Duplicate" }).press("Enter");
  await expect(rules.getByRole("listitem")).toHaveCount(4);
  await rules.getByRole("button", { name: /^In France/ }).press("Enter");
  await rules.getByRole("button", { name: "Delete" }).press("Enter");
  await owner.getByRole("button", { name: "Save" }).press("Enter");
  await expect(owner).toHaveURL(`${LINKS}/${link.id}`);
  const { body: after } = await api.get(`/links/${link.id}`);
  const [germany, , italy] = link.rules;
  expect(after.rules).toEqual([italy, germany, { ...germany, id: expect.any(Number) }]);
  expect(new Set(after.rules.map(({ id }: { id: number }) => id)).size).toBe(3);
});

test("a rule with an error opens with its section, and the field gets focus", async ({ owner, api }) => {
  await owner.goto(`${LINKS}/new`);
  await owner.getByLabel("Destination").fill(ANY);
  const rules = await openSection(owner, "Targeting rules");
  await rules.getByRole("button", { name: "Add rule" }).click();
  await addCondition(rules, "Country");
  await choose(rules, "Country", "🇩🇪 Germany");
  await rules.getByLabel("Destination").fill("nonsense");
  await rules.getByRole("button", { name: /^In Germany/ }).click();
  await rules.locator("summary").click();
  await owner.getByRole("button", { name: "Create link" }).click();
  await expect(rules.getByLabel("Destination")).toBeFocused();
  await expect(rules.getByText("Enter a full web address, like https://example.com")).toBeVisible();
  await rules.getByLabel("Destination").fill("example.com/de");
  await rules.getByRole("button", { name: "Remove country condition" }).click();
  await owner.getByRole("button", { name: "Create link" }).click();
  await expect(rules.getByText("Add at least one condition")).toBeVisible();
  await addCondition(rules, "Device");
  await owner.getByRole("button", { name: "Create link" }).click();
  await expect(rules.getByText("Add at least one")).toBeVisible();
  await expect(rules.getByRole("checkbox", { name: "Computer" })).toBeFocused();
  expect((await api.get("/links")).body.total).toBe(0);
});

test("shares that don't add up to 100 are an error of the split", async ({ owner, api }) => {
  await owner.goto(`${LINKS}/new`);
  await owner.getByLabel("Destination").fill(ANY);
  const split = await openSection(owner, "Split");
  await split.getByRole("button", { name: "Split visitors" }).click();
  await split.getByLabel("Destination").nth(1).fill(`${ANY}b`);
  await split.getByLabel("Share").first().fill("30");
  await split.locator("summary").click();
  await owner.getByRole("button", { name: "Create link" }).click();
  await expect(split.getByRole("alert")).toHaveText("The shares add up to 80%, not 100%");
  await expect(split.getByRole("region", { name: "Split" })).toBeFocused();
  await split.getByRole("button", { name: "Add variant" }).click();
  await split.getByRole("button", { name: "Split evenly" }).click();
  await expect(split.getByLabel("Share").first()).toHaveValue("34");
  await split.getByLabel("Label").nth(2).fill("A");
  await split.getByLabel("Destination").nth(2).fill(`${ANY}c`);
  await owner.getByRole("button", { name: "Create link" }).click();
  await expect(split.getByLabel("Label").nth(2)).toBeFocused();
  await expect(split.getByText("Choose a different label")).toBeVisible();
  expect((await api.get("/links")).body.total).toBe(0);
});

test("a destination that only the server can refuse is marked in its own rule or variant, and named", async ({
  owner,
  api,
}) => {
  const { body: link } = await api.post("/links", {
    url: ANY,
    rules: ["DE", "FR", "IT"].map(rule),
    split: ["a", "b"].map((path) => ({ url: `${ANY}${path}`, weight: 50 })),
  });
  const loop = `${env.SHORT_URL}/${link.slug}`;
  const advice = `Enter an address outside ${new URL(loop).host}: a short link can't point to another one`;
  await owner.goto(`${LINKS}/${link.id}/edit`);
  const rules = await openSection(owner, "Targeting rules");
  await rules.getByRole("button", { name: /^In France/ }).click();
  const french = rules.getByRole("group", { name: "Rule 2" }).getByLabel("Destination");
  await french.fill(loop);
  await rules.getByRole("button", { name: /^In France/ }).click();
  const split = await openSection(owner, "Split");
  const second = split.getByRole("group", { name: "Variant 2" }).getByLabel("Destination");
  await second.fill(loop);
  for (const closed of [rules, split]) await closed.locator("summary").click();
  await owner.getByRole("button", { name: "Save" }).click();
  await expect(french).toBeFocused();
  await expect(french).toHaveAccessibleDescription(advice);
  const errors = owner.getByRole("region", { name: "Errors" });
  await expect(errors.getByRole("button", { name: `Rule 2, Destination: ${advice}` })).toBeVisible();
  await errors.getByRole("button", { name: `Variant 2, Destination: ${advice}` }).click();
  await expect(second).toBeFocused();
  await expect(second).toHaveAccessibleDescription(advice);
  await expectAccessible(owner, { shown: "with errors inside a rule and a variant" });
  expect((await api.get(`/links/${link.id}`)).body).toEqual(link);
});

test("a save that fails loses nothing", async ({ owner, api }) => {
  await owner.goto(`${LINKS}/new`);
  await owner.getByLabel("Destination").fill(ANY);
  const rules = await openSection(owner, "Targeting rules");
  await rules.getByRole("button", { name: "Add rule" }).click();
  await addCondition(rules, "Query parameter");
  await rules.getByLabel("Name").fill("ref");
  await rules.getByLabel("Destination").fill(`${ANY}ref`);
  const password = await openSection(owner, "Password");
  await password.getByRole("switch", { name: "Ask for a password" }).click();
  await password.getByLabel("Password", { exact: true }).fill("open sesame");
  await owner.context().setOffline(true);
  await owner.getByRole("button", { name: "Create link" }).click();
  await expect(owner.getByRole("alert").filter({ hasText: "Can't reach Waypost" })).toBeVisible();
  await owner.context().setOffline(false);
  await owner.getByRole("button", { name: "Create link" }).click();
  await expect(owner.getByRole("heading", { name: "Details" })).toBeVisible();
  expect((await api.get("/links")).body.data).toMatchObject([
    { has_password: true, rules: [{ url: `${ANY}ref`, query: [{ name: "ref", value: null }] }] },
  ]);
});

test("a link that is kept alive has no expiry to choose", async ({ owner, api }) => {
  const { body: link } = await api.post("/links", { url: ANY, expire_days: 30 });
  await owner.goto(`${LINKS}/${link.id}/edit`);
  const schedule = await openSection(owner, "Schedule and limits");
  await schedule.getByLabel("Expires").fill("2027-01-01T00:00:00");
  await schedule.getByRole("switch", { name: "Keep alive" }).click();
  await expect(schedule.getByLabel("Expires")).toHaveCount(0);
  await owner.getByRole("button", { name: "Save" }).click();
  await expect(owner).toHaveURL(`${LINKS}/${link.id}`);
  expect((await api.get(`/links/${link.id}`)).body).toMatchObject({
    auto_renew: true,
    expires_at: link.expires_at,
  });
});

test("the editor and the link's page are accessible and fit phones, with the longest words", async ({
  owner,
  api,
}) => {
  test.slow();
  const { body: link } = await api.post("/links", {
    url: LONG,
    password: "open sesame",
    utm: { source: COMPOUND, campaign: COMPOUND },
    rules: [
      {
        url: LONG,
        label: COMPOUND,
        countries: ["DE", "AT", "CH", "LI", "LU", "BE"],
        days: [1, 2, 3],
        hours: ["09:00-17:00", "20:00-02:00"],
        timezone: "America/Argentina/ComodRivadavia",
        query: [{ name: COMPOUND, value: COMPOUND }],
      },
      { url: LONG, devices: ["mobile"], systems: ["ios"], browsers: ["Safari"], from: "2026-12-01 00:00:00" },
    ],
    split: [
      { url: LONG, label: COMPOUND, weight: 70 },
      { url: `${LONG}/b`, label: `${COMPOUND.slice(1)}2`, weight: 30 },
    ],
  });
  await owner.goto(`${LINKS}/${link.id}`);
  await expectClean(owner, [1280, 360, 320]);
  await owner.setViewportSize({ width: 1280, height: 900 });
  await owner.goto(`${LINKS}/${link.id}/edit`);
  for (const title of ["Schedule and limits", "Campaign parameters", "Password", "Split", "Tester"])
    await openSection(owner, title);
  const rules = await openSection(owner, "Targeting rules");
  await rules.getByRole("button", { name: /^In Germany/ }).click();
  await section(owner, "Password").getByRole("button", { name: "Change password" }).click();
  await expect(section(owner, "Tester").getByLabel("Visitor's country")).toBeVisible();
  await expectClean(owner, [1280, 360, 320], { shown: "with all sections open" });
  await owner.setViewportSize({ width: 1280, height: 900 });
  await rules.getByRole("combobox", { name: "Country" }).pressSequentially("united");
  await expect(owner.getByRole("option", { name: /United Kingdom/ })).toBeVisible();
  // Everything else is hidden from screen readers until the list closes.
  const within = ["[role=combobox][aria-expanded=true]", "[role=listbox]"];
  await expectAccessible(owner, { within, shown: "with the list of countries open" });
});
