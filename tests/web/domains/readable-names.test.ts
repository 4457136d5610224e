import { randomUUID } from "node:crypto";
import { env } from "@/lib/env";
import { copiedBy } from "@/tests/support/clients/clipboard";
import { expect, test } from "@/tests/support/owner-page";
import { serveDomain, visitAt } from "@/tests/support/rows/domains";

const DASHBOARD = `${env.APP_URL}/dashboard`;
const DESTINATION = "https://bücher.example/page";
/** Cyrillic letters that read as "apple". */
const LOOKALIKE = "xn--80ak6aa92e";

test("links on an international domain are read in its script, and copied as they work", async ({
  owner,
  account,
  api,
}) => {
  await owner.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const label = `m${randomUUID()}`;
  const { name } = await serveDomain(account, { name: `${label}.xn--mnchen-3ya.example`, isPrimary: true });
  const readable = `${label}.münchen.example`;
  const { body: link } = await api.post("/links", { url: DESTINATION, alias: `a${label}`, domain: name });

  await owner.goto(`${DASHBOARD}/links`);
  await expect(owner.getByRole("table").getByText(readable, { exact: true }).first()).toBeVisible();
  expect(await copiedBy(owner.getByRole("button", { name: `Copy ${link.short_url}` }))).toBe(link.short_url);
  await expect(owner.getByLabel("Domain", { exact: true })).toContainText(readable);
  await expect(owner.getByRole("main")).not.toContainText("xn--");

  await owner.goto(`${DASHBOARD}/links/${link.id}`);
  await expect(owner.getByRole("heading", { level: 1 })).toHaveText(`${readable}/a${label}`);
  const { host, pathname } = new URL(await copiedBy(owner.getByRole("button", { name: "Copy link" })));
  expect((await visitAt(host, pathname)).headers.get("location")).toBe("https://xn--bcher-kva.example/page");
  await expect(owner.getByText(/^Opens /)).toHaveText(`Opens ${readable}/a${label}`);

  await owner.goto(`${DASHBOARD}/links/${link.id}/edit`);
  await owner.getByLabel("Domain", { exact: true }).selectOption(new URL(env.SHORT_URL).host);
  await expect(owner.getByText(/Saving moves the link/)).toContainText(`${readable}/a${label}`);

  await owner.goto(`${DASHBOARD}/statistics`);
  await expect(owner.getByLabel("Filter by domain")).toContainText(readable);
  await owner.goto(`${DASHBOARD}/domains`);
  await expect(owner.getByRole("link", { name: readable })).toBeVisible();
});

test("a destination on an international domain is refused with its name as people read it", async ({
  owner,
  account,
  api,
}) => {
  const label = `m${randomUUID()}`;
  const { name } = await serveDomain(account, { name: `${label}.xn--mnchen-3ya.example` });
  const url = `https://${name}/x`;
  // The process hears of it within 10 seconds.
  await expect.poll(async () => (await api.post("/links", { url })).status, { timeout: 20_000 }).toBe(422);
  await owner.goto(`${DASHBOARD}/links/new`);
  await owner.getByLabel("Destination").fill(url);
  await owner.getByRole("button", { name: "Create link" }).click();
  await expect(owner.getByText(/^Visitors could end up in a loop/).first()).toContainText(
    `${label}.münchen.example`,
  );
});

test("a name that passes for another one is shown as DNS has it", async ({ owner, account, api }) => {
  const { id, name } = await serveDomain(account, { name: `go${randomUUID()}.${LOOKALIKE}.example` });
  const { body: link } = await api.post("/links", { url: DESTINATION, domain: name });
  expect((await api.get(`/domains/${id}`)).body.name_unicode).toBe(name.replace(LOOKALIKE, "аррӏе"));
  await owner.goto(`${DASHBOARD}/domains/${id}`);
  await expect(owner.getByRole("heading", { level: 1 })).toHaveText(name);
  await owner.goto(`${DASHBOARD}/links/${link.id}`);
  await expect(owner.getByRole("heading", { level: 1 })).toHaveText(`${name}/${link.slug}`);
  await expect(owner.getByRole("main")).not.toContainText("аррӏе");
});
