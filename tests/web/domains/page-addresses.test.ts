import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { PNG } from "pngjs";
import { env } from "@/lib/env";
import { copiedBy } from "@/tests/support/clients/clipboard";
import { sessionCookie } from "@/tests/support/clients/sign-in";
import { inDays } from "@/tests/support/dates";
import { newAccount, type TestAccount } from "@/tests/support/fixtures";
import { expect, test } from "@/tests/support/owner-page";
import { expectClean } from "@/tests/support/readers/axe";
import { readPdf } from "@/tests/support/readers/pdf";
import { readQr } from "@/tests/support/readers/qr";
import { loseDomain, serveDomain, visitAt } from "@/tests/support/rows/domains";
import { field, formUrl, newForm } from "@/tests/support/rows/forms";
import { CODED } from "../qr/resources";

const DASHBOARD = `${env.APP_URL}/dashboard`;
const HOST = new URL(env.SHORT_URL).host;
const { links: _, ...PAGES } = CODED;

/** An address of the host of SHORT_URL, on a domain. */
const on = (name: string, address: string) =>
  env.DOMAIN_ORIGIN.replace("{domain}", name) + address.slice(env.SHORT_URL.length);

const filesOf = async (account: TestAccount) => {
  const headers = { Cookie: await sessionCookie(account) };
  return (path: string) => fetch(`${DASHBOARD}/${path}`, { headers });
};

const refusalOf = async (response: Response) => [response.status, Object(await response.json()).error];

test("codes of pages open the page on a domain of the account that serves, and on no other", async ({
  account,
}) => {
  const get = await filesOf(account);
  const [own, lost] = [await serveDomain(account), await serveDomain(account)];
  await loseDomain(lost.id);
  const theirs = await serveDomain(await newAccount());
  for (const [resource, create] of Object.entries(PAGES)) {
    const { id, address } = await create(account);
    const code = async (query: string) => {
      const response = await get(`${resource}/${id}/qr?format=png&${query}`);
      return readQr(PNG.sync.read(Buffer.from(await response.arrayBuffer())));
    };
    expect(await code(`domain=${own.name}`), resource).toBe(on(own.name, address));
    expect(await code("domain="), resource).toBe(address);
    for (const name of [lost.name, theirs.name, "unknown.example.com", HOST])
      expect(
        await refusalOf(await get(`${resource}/${id}/qr?format=png&domain=${name}`)),
        `${resource} on ${name}`,
      ).toEqual([422, "invalid_domain"]);
  }
});

test("table cards are printed with the address on a domain, as people read it", async ({ account }) => {
  const { body: menu } = await account.api.post("/menus", { name: "Café Lia", tables: ["1"] });
  const label = randomUUID().slice(0, 8);
  const own = await serveDomain(account, { name: `${label}.xn--mnchen-3ya.example` });
  const theirs = await serveDomain(await newAccount());
  const get = await filesOf(account);
  const pdf = await get(`menus/${menu.id}/sheet?domain=${own.name}`);
  const [page] = await readPdf(new Uint8Array(await pdf.arrayBuffer()), 2, 3, { grid: [180, 267] });
  const address = on(own.name, menu.page_url);
  expect(page?.codes.filter(Boolean)).toEqual([address, `${address}?table=1`]);
  // Readers of PDFs may split words where letters are kerned.
  expect(page?.text.join("")).toContain(`${label}.münchen.example${new URL(address).pathname}`);
  expect((await get(`menus/${menu.id}/sheet/preview?domain=${own.name}`)).status).toBe(200);
  for (const path of ["sheet", "sheet/preview"])
    expect(await refusalOf(await get(`menus/${menu.id}/${path}?domain=${theirs.name}`))).toEqual([
      422,
      "invalid_domain",
    ]);
});

const copied = (owner: Page, name: string | RegExp) => copiedBy(owner.getByRole("button", { name }).first());

test("the dashboard shows and copies addresses on the primary domain, and offers the others", async ({
  owner,
  account,
  api,
}) => {
  await owner.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const { body: bio } = await api.post("/bio-pages", { title: "Anna" });
  const { body: timer } = await api.post("/timers", { name: "Sale", ends_at: inDays(1) });
  const domain = await serveDomain(account, { isPrimary: true });
  const other = await serveDomain(account);
  const address = on(domain.name, bio.page_url);
  await owner.goto(`${DASHBOARD}/bio-pages`);
  expect(await copied(owner, /^Copy http/)).toBe(address);
  await owner.goto(`${DASHBOARD}/bio-pages/${bio.id}/qr-code`);
  expect(await copied(owner, `Copy ${address}`)).toBe(address);
  const opens = owner.getByText(/^Opens /);
  await expect(opens).toHaveText(`Opens ${address.replace(/^https?:\/\//, "")}`);
  for (const [choice, url] of [
    [other.name, on(other.name, bio.page_url)],
    [HOST, bio.page_url],
  ]) {
    await owner.getByLabel("Domain").selectOption(choice ?? "");
    await expect(opens).toHaveText(`Opens ${url.replace(/^https?:\/\//, "")}`);
    const png = await owner.getByRole("link", { name: "Download PNG" }).getAttribute("href");
    const code = await owner.request.get(new URL(png ?? "", env.APP_URL).href);
    expect(readQr(PNG.sync.read(await code.body()))).toBe(url);
  }

  await owner.goto(`${DASHBOARD}/timers/${timer.id}`);
  expect(await copied(owner, "Copy GIF URL")).toBe(on(domain.name, timer.gif_url));
  expect(await copied(owner, "Copy PNG URL")).toBe(on(domain.name, timer.png_url));
  expect(await copied(owner, "Copy HTML")).toContain(`src="${on(domain.name, timer.gif_url)}"`);
  await owner.getByLabel("Domain").selectOption(HOST);
  expect(await copied(owner, "Copy HTML")).toBe(timer.embed_html);
  // The API's address stays.
  expect((await api.get(`/bio-pages/${bio.id}`)).body.page_url).toBe(bio.page_url);
});

test("the code that embeds a form is for the primary domain, or for another one of choice", async ({
  owner,
  account,
}) => {
  const form = await newForm(account, [field("n", { label: "Name" })]);
  const { name } = await serveDomain(account, { isPrimary: true });
  await owner.goto(`${DASHBOARD}/forms/${form.id}`);
  await owner.getByText("Embed on your website").click();
  const source = async () => {
    const code = await owner.locator("pre").filter({ hasText: "<iframe" }).textContent();
    return /src="([^"]+)"/.exec(code ?? "")?.[1] ?? "";
  };
  const address = on(name, formUrl(form));
  expect(await source()).toBe(`${address}?embed=1`);
  const { host, pathname, search } = new URL(await source());
  const frame = await visitAt(host, pathname + search);
  expect([frame.status, frame.headers.get("content-security-policy")]).toEqual([
    200,
    expect.stringContaining("frame-ancestors *"),
  ]);
  await owner.getByLabel("Domain").selectOption(HOST);
  await expect.poll(source).toBe(`${formUrl(form)}?embed=1`);
  await expectClean(owner);
});

test("without a domain there is no choice, without a primary one the host of short links comes first, and an international name is read as it is written and encoded as DNS has it", async ({
  owner,
  account,
  api,
}) => {
  const { body: menu } = await api.post("/menus", { name: "Café Lia" });
  const opens = owner.getByText(/^Opens /);
  await owner.goto(`${DASHBOARD}/menus/${menu.id}/qr-code`);
  await expect(opens).toBeVisible();
  await expect(owner.getByLabel("Domain")).toHaveCount(0);
  await serveDomain(account);
  await owner.reload();
  await expect(owner.getByLabel("Domain")).toHaveValue("");
  await expect(opens).toHaveText(`Opens ${menu.page_url.replace(/^https?:\/\//, "")}`);

  const label = `m${randomUUID()}`;
  const name = `${label}.xn--mnchen-3ya.example`;
  await serveDomain(account, { isPrimary: true, name });
  await owner.reload();
  await expect(opens).toHaveText(`Opens ${label}.münchen.example${new URL(menu.page_url).pathname}`);
  await expect(owner.getByRole("button", { name: `Copy ${on(name, menu.page_url)}` })).toBeVisible();
});
