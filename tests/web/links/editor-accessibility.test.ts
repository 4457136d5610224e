import { env } from "@/lib/env";
import { expect, test } from "@/tests/support/owner-page";
import { expectAccessible, expectClean, expectNoSideways } from "@/tests/support/readers/axe";
import { serveDomain } from "@/tests/support/rows/domains";
import { openSection, section } from "./sections";

const LINKS = `${env.APP_URL}/dashboard/links`;
const LONG = "https://example.com/donaudampfschifffahrtsgesellschaftskapitänsmütze/sommerschlussverkauf";
const COMPOUND = "Rindfleischetikettierungsüberwachungsges";

test("the editor and the link's page are accessible and fit phones, with the longest words", async ({
  owner,
  account,
  api,
}) => {
  test.slow();
  // So that there is a domain to choose.
  await serveDomain(account);
  const { body: link } = await api.post("/links", {
    url: LONG,
    password: "open sesame",
    utm: { source: COMPOUND, campaign: COMPOUND },
    tags: [COMPOUND, "Print"],
    notes: LONG,
    external_id: COMPOUND,
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
  await expectClean(owner);
  await expectNoSideways(owner, 320);
  await owner.setViewportSize({ width: 1280, height: 900 });
  await owner.goto(`${LINKS}/${link.id}/edit`);
  for (const title of [
    "Schedule and limits",
    "Campaign parameters",
    "Organize",
    "Password",
    "Split",
    "Tester",
  ])
    await openSection(owner, title);
  const rules = await openSection(owner, "Targeting rules");
  await rules.getByRole("button", { name: /^In Germany/ }).click();
  await section(owner, "Password").getByRole("button", { name: "Change password" }).click();
  await expect(section(owner, "Tester").getByLabel("Visitor's country")).toBeVisible();
  await expectClean(owner, [1280, 360], { shown: "with all sections open" });
  await expectNoSideways(owner, 320);
  await owner.setViewportSize({ width: 1280, height: 900 });
  await rules.getByRole("combobox", { name: "Country" }).pressSequentially("united");
  await expect(owner.getByRole("option", { name: /United Kingdom/ })).toBeVisible();
  // Everything else is hidden from screen readers until the list closes.
  const within = ["[role=combobox][aria-expanded=true]", "[role=listbox]"];
  await expectAccessible(owner, { within, shown: "with the list of countries open" });
});
