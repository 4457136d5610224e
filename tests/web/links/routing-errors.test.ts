import { env } from "@/lib/env";
import { expect, test } from "@/tests/support/owner-page";
import { expectAccessible } from "@/tests/support/readers/axe";
import { addCondition, choose, openSection } from "./sections";

const LINKS = `${env.APP_URL}/dashboard/links`;
const ANY = "https://example.com/";

const rule = (country: string) => ({ url: `${ANY}${country.toLowerCase()}`, countries: [country] });

test("rules with an error open with their section and are listed, and the first field gets focus", async ({
  owner,
  api,
}) => {
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
  await rules.getByRole("button", { name: "Remove condition: Country" }).click();
  await owner.getByRole("button", { name: "Create link" }).click();
  await expect(rules.getByText("Add at least one condition")).toBeVisible();
  await addCondition(rules, "Device");
  await owner.getByRole("button", { name: "Create link" }).click();
  await expect(rules.getByText("Add at least one")).toBeVisible();
  await expect(rules.getByRole("checkbox", { name: "Desktop" })).toBeFocused();

  await rules.getByRole("button", { name: "Remove", exact: true }).click();
  await rules.getByRole("button", { name: "Add rule" }).click();
  await rules.getByRole("button", { name: "Add rule" }).click();
  await owner.getByRole("button", { name: "Create link" }).click();
  const summary = owner.getByRole("region", { name: "Errors" });
  await expect(summary.getByRole("button")).toHaveText([
    /^Rule 1, Destination: Enter/,
    "Rule 1: Add at least one condition",
    /^Rule 2, Destination: Enter/,
    "Rule 2: Add at least one condition",
  ]);
  await expect(rules.getByLabel("Destination")).toHaveCount(2);
  await expect(rules.getByLabel("Destination").first()).toBeFocused();
  await summary.getByRole("button", { name: "Rule 2, Destination: Enter" }).click();
  await expect(rules.getByLabel("Destination").nth(1)).toBeFocused();
  await rules.getByLabel("Destination").nth(1).fill(`${ANY}de`);
  await expect(rules.getByLabel("Destination").nth(1)).not.toHaveAttribute("aria-invalid", "true");
  await expect(rules.getByLabel("Destination").first()).toHaveAttribute("aria-invalid", "true");
  expect((await api.get("/links")).body.total).toBe(0);
});

test("shares that don't add up to 100 are an error of the split, and a save that fails loses nothing", async ({
  owner,
  api,
}) => {
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

  await split.getByLabel("Label").nth(2).fill("C");
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
    {
      has_password: true,
      split: [{ weight: 34 }, { weight: 33 }, { label: "C", weight: 33 }],
      rules: [{ url: `${ANY}ref`, query: [{ name: "ref", value: null }] }],
    },
  ]);
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
  const advice = `Visitors could end up in a loop. Enter a URL that isn't on ${new URL(loop).host}.`;
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
