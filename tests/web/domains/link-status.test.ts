import { randomUUID } from "node:crypto";
import { addDays } from "@/lib/dates";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { expect, test } from "@/tests/support/owner-page";
import { loseDomain, regainDomain, serveDomain } from "@/tests/support/rows/domains";

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
  await expect(owner.getByText("Domain inactive", { exact: true })).toBeVisible();
  await regainDomain(domain);
  await api.patch(`/links/${link.id}`, { paused: true });
  await owner.reload();
  await expect(owner.getByText("Visitors see a “link paused” page until you resume the link.")).toBeVisible();
  await loseDomain(domain.id);
  await owner.reload();
  const both = `The link doesn't work because it's paused and ${domain.name} isn't active. Resume it, and check the domain`;
  await owner.getByText(both).getByRole("link", { name: "Domains" }).click();
  await expect(owner).toHaveURL(`${env.APP_URL}/dashboard/domains`);
});

test("the list of links tells what is paused from what is on a domain that isn't active", async ({
  owner,
  account,
  api,
}) => {
  // No links can be on a domain that was never active.
  const pending = await api.post("/domains", { name: `${randomUUID()}.example.net` });
  expect(pending.body.state).toBe("pending");
  const domain = await serveDomain(account);
  const { body: link } = await api.post("/links", { url, domain: domain.name });
  const { body: paused } = await api.post("/links", { url, paused: true });
  await api.post("/links", { url, on_duplicate: "create" });
  const row = ({ slug }: { slug: string }) => owner.getByRole("row").filter({ hasText: slug });
  await owner.goto(`${LINKS}?state=disabled`);
  await expect(owner.getByText("Filters: Paused", { exact: true })).toBeVisible();
  await expect(row(link)).toHaveCount(0);
  await loseDomain(domain.id);
  await owner.reload();
  await expect(owner.getByText("Filters: Paused or domain inactive")).toBeVisible();
  await expect(row(link)).toContainText("Domain inactive");
  await expect(row(link)).not.toContainText("Paused");
  await expect(row(paused)).toContainText("Paused");
  await expect(owner.getByRole("row")).toHaveCount(3);
});

test("only links on the server's own host free their slugs for others, and a domain may redirect visitors of expired ones", async ({
  owner,
  account,
  api,
}) => {
  const domain = await serveDomain(account, { expiredUrl: "https://example.com/over" });
  const { body: own } = await api.post("/links", { url, domain: domain.name });
  const { body: shared } = await api.post("/links", { url });
  const warning = owner.getByRole("alertdialog");
  for (const { id } of [own, shared]) {
    await owner.goto(`${LINKS}/${id}`);
    await owner.getByRole("button", { name: "Delete" }).click();
    await expect(warning).toContainText("printed QR codes will stop working");
    const freed = warning.getByText("the slug will become available to others");
    await expect(freed).toHaveCount(id === shared.id ? 1 : 0);
  }
  await db.link.update({ where: { id: own.id }, data: { expiresAt: addDays(new Date(), -1) } });
  await owner.goto(`${LINKS}/${own.id}`);
  await expect(owner.getByText(/“link expired” page, unless the domain redirects them/)).toBeVisible();
  await owner.goto(`${LINKS}/${own.id}/edit`);
  await owner.getByText("Schedule and limits").click();
  await expect(owner.getByText(/Leave blank for the domain's redirect/)).toBeVisible();
});
