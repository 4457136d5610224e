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
  const warned = (name: string) => owner.getByRole("link", { name: new RegExp(`${name}.*Possible loop`) });
  const names = ["Spring sale", "Summer camp", own.name, "Autumn fair"];
  const paths = await Promise.all(names.map((name) => warned(name).getAttribute("href")));
  await warned("Spring sale").click();
  const notice = owner.getByText(/may end up in a loop/);
  for (const [index, name] of names.entries()) {
    if (index > 0) await owner.goto(`${env.APP_URL}${paths[index]}`);
    await expect(notice, name).toContainText(domain.name);
    if (name === "Autumn fair") break;
    // The two links show the same.
    if (name !== "Summer camp") await expectClean(owner);
    await owner.getByRole("button", { name: "Dismiss" }).click();
    await expect(owner.getByText("Warning dismissed")).toBeVisible();
    await expect(notice, name).toBeHidden();
  }
  await owner.getByRole("button", { name: "Edit destination" }).click();
  await owner.getByLabel("Destination").fill("https://example.com/autumn");
  await owner.getByRole("button", { name: "Save", exact: true }).click();
  await expect(notice).toBeHidden();

  await owner.goto(`${env.APP_URL}/dashboard`);
  await expect(warnings).toHaveCount(1);
  await expect(warned("Winter market")).toBeVisible();
  await owner.getByRole("button", { name: "Dismiss warning" }).click();
  await expect(owner.getByText("Nothing expires this week.")).toBeVisible();
});
