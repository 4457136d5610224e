import { addDays } from "@/lib/dates";
import { env } from "@/lib/env";
import { JOBS } from "@/lib/jobs/catalogue";
import { activeDomain, checkAt, claim, publish } from "@/tests/api/domains/domain";
import { newAccount } from "@/tests/support/fixtures";
import { expect, test } from "@/tests/support/owner-page";
import { expectClean } from "@/tests/support/readers/axe";

test("links and domains that lead to a new domain need attention until they are changed or dismissed", async ({
  owner,
  account,
  api,
}) => {
  const other = await newAccount();
  const domain = await claim(other);
  const [url, elsewhere] = [`https://${domain.name}/new`, "https://example.com/"];
  const links = {
    "Spring sale": { rules: [{ url, qr: true }] },
    "Summer camp": { split: [url, elsewhere].map((one) => ({ url: one, weight: 50 })) },
    "Autumn fair": { url },
    "Winter market": { expired_url: url },
  };
  for (const [title, fields] of Object.entries(links))
    await api.post("/links", { url: elsewhere, title, ...fields });
  const own = await activeDomain(account);
  await api.patch(`/domains/${own.id}`, { not_found_url: url });
  await publish(domain.name, domain.proof);
  await checkAt(other, domain, new Date());
  await JOBS["find-loops"](addDays(new Date(), 1));

  const warnings = owner.getByText(`Possible loop: ${domain.name}`);
  await owner.goto(`${env.APP_URL}/dashboard`);
  await expect(warnings).toHaveCount(5);
  await expectClean(owner);
  for (const name of ["Spring sale", "Summer camp", own.name]) {
    await owner.getByRole("link", { name: new RegExp(`${name}.*Possible loop`) }).click();
    await expect(owner.getByText(/may end up in a loop/)).toContainText(domain.name);
    await expectClean(owner);
    await owner.getByRole("button", { name: "Dismiss" }).click();
    await expect(owner.getByText("Warning dismissed")).toBeVisible();
    await expect(owner.getByText(/may end up in a loop/)).toBeHidden();
    await owner.goto(`${env.APP_URL}/dashboard`);
  }
  await owner.getByRole("link", { name: /Autumn fair.*Possible loop/ }).click();
  await owner.getByRole("button", { name: "Edit destination" }).click();
  await owner.getByLabel("Destination").fill("https://example.com/autumn");
  await owner.getByRole("button", { name: "Save", exact: true }).click();
  await expect(owner.getByText(/may end up in a loop/)).toBeHidden();

  await owner.goto(`${env.APP_URL}/dashboard`);
  await expect(warnings).toHaveCount(1);
  await expect(owner.getByRole("link", { name: /Winter market.*Possible loop/ })).toBeVisible();
  await owner.getByRole("button", { name: "Dismiss warning" }).click();
  await expect(owner.getByText("Nothing expires this week.")).toBeVisible();
});
