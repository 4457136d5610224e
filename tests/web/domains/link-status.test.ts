import { addDays } from "@/lib/dates";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { expect, test } from "@/tests/support/owner-page";
import { loseDomain, serveDomain } from "@/tests/support/rows/domains";

const LINKS = `${env.APP_URL}/dashboard/links`;
const url = "https://example.com/";

test("the page of a link says when its domain isn't active", async ({ owner, account, api }) => {
  const domain = await serveDomain(account);
  const { body: link } = await api.post("/links", { url, domain: domain.name });
  await owner.goto(`${LINKS}/${link.id}`);
  await expect(owner.getByText("Working: visitors are redirected.")).toBeVisible();
  await loseDomain(domain.id);
  await owner.reload();
  const reason = owner.getByText(`The link doesn't work because ${domain.name} isn't active.`);
  await expect(reason).toBeVisible();
  await expect(owner.getByText("Resume the link")).toBeHidden();
  await reason.getByRole("link", { name: "Domains" }).click();
  await expect(owner).toHaveURL(`${env.APP_URL}/dashboard/domains`);
});

test("the page of an expired link says that its domain may redirect visitors", async ({
  owner,
  account,
  api,
}) => {
  const domain = await serveDomain(account, { expiredUrl: "https://example.com/over" });
  const { body: link } = await api.post("/links", { url, domain: domain.name });
  await db.link.update({ where: { id: link.id }, data: { expiresAt: addDays(new Date(), -1) } });
  await owner.goto(`${LINKS}/${link.id}`);
  await expect(owner.getByText(/“link expired” page, unless the domain redirects them/)).toBeVisible();
  await owner.goto(`${LINKS}/${link.id}/edit`);
  await owner.getByText("Schedule and limits").click();
  await expect(owner.getByText(/Leave blank for the domain's redirect/)).toBeVisible();
});
