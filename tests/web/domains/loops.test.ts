import { addDays } from "@/lib/dates";
import { env } from "@/lib/env";
import { JOBS } from "@/lib/jobs/catalogue";
import { checkAt, claim, publish } from "@/tests/api/domains/domain";
import { newAccount } from "@/tests/support/fixtures";
import { expect, test } from "@/tests/support/owner-page";
import { expectClean } from "@/tests/support/readers/axe";

test("links that lead to a new domain need attention until they are changed or dismissed", async ({
  owner,
  api,
}) => {
  const other = await newAccount();
  const domain = await claim(other);
  for (const title of ["Spring sale", "Autumn fair", "Winter market"])
    await api.post("/links", { url: `https://${domain.name}/${title.slice(0, 3)}`, title });
  await publish(domain.name, domain.proof);
  await checkAt(other, domain, new Date());
  await JOBS["find-loops"](addDays(new Date(), 1));

  const warnings = owner.getByText(`Possible loop: ${domain.name}`);
  await owner.goto(`${env.APP_URL}/dashboard`);
  await expect(warnings).toHaveCount(3);
  await expectClean(owner);
  await owner.getByRole("link", { name: /Spring sale.*Possible loop/ }).click();
  await expect(owner.getByText(/may end up in a loop/)).toContainText(domain.name);
  await expectClean(owner);
  await owner.getByRole("button", { name: "Dismiss" }).click();
  await expect(owner.getByText("Warning dismissed")).toBeVisible();
  await expect(owner.getByText(/may end up in a loop/)).toBeHidden();

  await owner.goto(`${env.APP_URL}/dashboard`);
  await owner.getByRole("link", { name: /Autumn fair.*Possible loop/ }).click();
  await owner.getByRole("button", { name: "Edit destination" }).click();
  await owner.getByLabel("Destination").fill("https://example.com/autumn");
  await owner.getByRole("button", { name: "Save", exact: true }).click();
  await expect(owner.getByText(/may end up in a loop/)).toBeHidden();

  await owner.goto(`${env.APP_URL}/dashboard`);
  await expect(warnings).toHaveCount(1);
  await owner.getByRole("button", { name: "Dismiss warning" }).click();
  await expect(owner.getByText("Nothing expires this week.")).toBeVisible();
});
