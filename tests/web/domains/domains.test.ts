import type { Page } from "@playwright/test";
import { addDays } from "@/lib/dates";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { activeDomain, checkAt, claim, newName, publish } from "@/tests/api/domains/domain";
import { copiedBy } from "@/tests/support/clients/clipboard";
import { untilHydrated } from "@/tests/support/clients/hydration";
import { setRecords, TARGET } from "@/tests/support/fakes/dns-zone";
import { newAccount } from "@/tests/support/fixtures";
import { expect, test } from "@/tests/support/owner-page";
import { expectClean } from "@/tests/support/readers/axe";
import { logoPicture } from "@/tests/support/rows/pictures";

const DOMAINS = `${env.APP_URL}/dashboard/domains`;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** As if the last check were long ago, so that the button checks again. */
const allowCheck = (id: number) => db.domain.update({ where: { id }, data: { checkedAt: null } });

test("adds a domain, shows its records to copy, says which CAA record to add, and is active once all are there", async ({
  owner,
  api,
}) => {
  await owner.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const name = newName();
  await owner.goto(DOMAINS);
  await owner.getByRole("main").getByRole("link", { name: "Add domain" }).click();
  await owner.getByLabel("Domain").fill(`https://${name.toUpperCase()}/`);
  await button(owner, "Add domain").click();
  await expect(owner.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(owner.getByText("Pending")).toBeVisible();
  await expect(owner.getByText("Not found yet")).toHaveCount(2);
  const proof = await copiedBy(button(owner, "Copy value of the TXT record"));
  const { data } = (await api.get("/domains")).body;
  expect(data).toMatchObject([{ name, records: [{ value: proof }, {}] }]);

  await button(owner, "Check now").click();
  await expect(owner.getByText("The TXT record wasn't found.")).toBeVisible();

  await publish(name, proof);
  const check = async (issue: string) => {
    await setRecords(name, { CNAME: [TARGET.name], CAA: [`issue ${issue}`] });
    await allowCheck(data[0].id);
    await button(owner, "Check now").click();
  };
  await check("example-ca.com");
  const notice = owner.getByText(/Your domain's CAA records don't allow a certificate\. Add one/);
  await expect(notice).toContainText("letsencrypt.org");
  await expectClean(owner);
  await check("letsencrypt.org");
  await expect(owner.getByText("Domain checked: active")).toBeVisible();
  await expect(notice).toBeHidden();
  await expect(owner.getByText("Active", { exact: true })).toBeVisible();
  await expect(owner.getByText("Found", { exact: true })).toHaveCount(2);
});

test("a pending domain becomes active before the owner's eyes, has a logo, and warns while it is failing, and when it is lost", async ({
  owner,
  account,
  api,
}) => {
  const domain = await claim(account);
  await owner.goto(`${DOMAINS}/${domain.id}`);
  await expect(owner.getByText("Pending")).toBeVisible();
  await publish(domain.name, domain.proof);
  await checkAt(account, domain, new Date());
  await expect(owner.getByText("Active", { exact: true })).toBeVisible({ timeout: 20_000 });

  const { body: link } = await api.post("/links", { url: "https://example.com/", domain: domain.name });
  const code = () => api.get(`/links/${link.id}/qr?logo=1&size=600`);
  expect((await code()).status).toBe(422);
  await untilHydrated(button(owner, "Upload logo"));
  const files = { name: "logo.png", mimeType: "image/png", buffer: await logoPicture("1d4ed8") };
  await owner.locator("input[type=file]").setInputFiles(files);
  await expect(owner.getByText("Logo updated")).toBeVisible();
  expect((await code()).status).toBe(200);

  await publish(domain.name);
  await checkAt(account, domain, addDays(new Date(), 1));
  await owner.reload();
  await expect(
    owner.getByText(/Links and pages on this domain stop working on .* unless you restore the TXT record/),
  ).toBeVisible();
  await checkAt(account, domain, addDays(new Date(), 9));
  await owner.reload();
  await expect(
    owner.getByText("Links and pages on this domain don't work. Restore the TXT record"),
  ).toBeVisible();
  // With the logo.
  await expect(button(owner, "Remove logo")).toBeVisible();
  await expectClean(owner);
  await button(owner, "Remove logo").click();
  await expect(owner.getByText("Logo removed")).toBeVisible();
  expect((await code()).status).toBe(422);
  await publish(domain.name, domain.proof);
  await setRecords(domain.name, { addresses: ["203.0.113.9"] });
  await checkAt(account, domain, addDays(new Date(), 10));
  await owner.reload();
  await expect(owner.getByText(/doesn't point to this server/)).toBeVisible();
  await expect(owner.getByText(/Restore the TXT record/)).toHaveCount(0);
});

test("says in a sentence what is wrong", async ({ owner, account }) => {
  const domain = await claim(account);
  const other = await newAccount();
  const [first, second] = [await claim(other, domain.name), domain];
  const expectNotice = async (text: RegExp, ...proofs: string[]) => {
    await publish(domain.name, ...proofs);
    if (/answer/.test(text.source)) await setRecords(`_waypost.${domain.name}`, { fails: true });
    if (/point/.test(text.source)) await setRecords(domain.name, { addresses: ["203.0.113.9"] });
    await allowCheck(domain.id);
    await checkAt(account, domain, new Date());
    await owner.goto(`${DOMAINS}/${domain.id}`);
    await expect(owner.getByRole("main").getByText(text)).toBeVisible();
  };
  await expectNotice(/TXT record wasn't found/);
  await expectNotice(/name servers of your domain didn't answer/);
  await expectNotice(/has a different value/, "something else");
  await expectNotice(/doesn't point to this server/, second.proof);
  await publish(domain.name, first.proof);
  await checkAt(other, first, addDays(new Date(), 1));
  await db.domain.updateMany({ where: { name: domain.name }, data: { checkedAt: null } });
  await expectNotice(/Another account uses this domain/, first.proof, second.proof);
});

test("changes where visitors go who open no link", async ({ owner, account, api }) => {
  const { body: page } = await api.post("/bio-pages", { title: "Ada of Example" });
  const { id } = await claim(account);
  const stored = async () => (await api.get(`/domains/${id}`)).body;
  await owner.goto(`${DOMAINS}/${id}`);
  await owner.getByLabel("Home page", { exact: true }).selectOption("Redirect to a URL");
  await owner.getByLabel("Home page URL").fill("www.example.com");
  await owner.getByLabel("Redirect unknown links to").fill(`${env.APP_URL}/x`);
  await owner.getByLabel("Redirect expired links to").fill("https://example.com/over");
  await owner.getByRole("switch", { name: "Primary domain" }).click();
  await button(owner, "Save").click();
  await expect(owner.getByRole("alert").filter({ hasText: "in a loop" }).first()).toBeVisible();
  await owner.getByLabel("Redirect unknown links to").fill("https://example.com/missing");
  await button(owner, "Save").click();
  await expect(owner.getByText("Saved")).toBeVisible();
  expect(await stored()).toMatchObject({
    root_url: "https://www.example.com",
    not_found_url: "https://example.com/missing",
    expired_url: "https://example.com/over",
    primary: true,
  });

  await owner.getByLabel("Home page", { exact: true }).selectOption("Ada of Example");
  await button(owner, "Save").click();
  await expect.poll(stored).toMatchObject({ root_url: null, root_bio_page_id: page.id });
});

test("says what to do when the plan's limit is reached, and which links are deleted with a domain", async ({
  owner,
  account,
  api,
}) => {
  const { id, name } = await activeDomain(account);
  const { body: link } = await api.post("/links", { url: "https://example.com/" });
  await db.link.update({ where: { id: link.id }, data: { domainId: id } });
  for (const path of ["/new", ""]) {
    await owner.goto(DOMAINS + path);
    await expect(owner.getByText(/Your Free plan includes 1 domain, and 1 is in use\./)).toBeVisible();
  }
  await expect(owner.getByRole("row", { name }).getByRole("cell", { name: "1", exact: true })).toBeVisible();
  await owner.getByRole("button", { name: `Actions for ${name}` }).click();
  await owner.getByRole("menuitem", { name: "Delete…" }).click();
  await expect(owner.getByText(/1 link on it will be deleted too/)).toBeVisible();
  await expectClean(owner);
  await button(owner, "Delete domain").click();
  await expect(owner.getByText("Domain deleted")).toBeVisible();
  await expect(owner.getByText("No domains yet")).toBeVisible();
  expect((await api.get(`/links/${link.id}`)).status).toBe(404);
});
