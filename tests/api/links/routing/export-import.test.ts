import { parse } from "csv-parse/sync";
import { env } from "@/lib/env";
import { linkExports } from "@/lib/links/export";
import { linkImports } from "@/lib/links/import";
import { processImportBatch } from "@/lib/links/import/process-batch";
import type { Owner } from "@/lib/owner";
import { sessionCookie } from "@/tests/support/clients/sign-in";
import { inDays, nextYear } from "@/tests/support/dates";
import { expect, newAccount, type TestAccount, test, visit } from "@/tests/support/fixtures";
import { serveDomain } from "@/tests/support/rows/domains";
import { halves, newLink, PAGE, rule } from "./new-link";

/** Imports a file into the account. */
async function load(owner: Owner, file: string) {
  const { id } = await linkImports.read(owner, "links.csv", new Blob([file]).stream(), new Date());
  await linkImports.start(owner, { id });
  const state = async () => {
    await processImportBatch(new Date());
    return (await linkImports.get(owner, { id })).state;
  };
  await expect.poll(state).toBe("done");
  return linkImports.get(owner, { id });
}

const ROUTED = {
  forward_query: true,
  utm: { source: 'a "quoted", b' },
  expired_url: `${PAGE}/over`,
  ...rule({ languages: ["de"], query: [{ name: "a", value: null }] }),
  split: halves,
  split_until: "2099-01-01 00:00:00",
  tags: ["Ärger | b", "sale"],
  notes: 'two\nlines, "quoted"',
  external_id: "crm,1",
  archived: true,
};

/** The file that the button of the dashboard downloads. */
async function download(account: TestAccount): Promise<string> {
  const headers = { cookie: await sessionCookie(account) };
  return (await fetch(`${env.APP_URL}/dashboard/links/export`, { headers })).text();
}

test("an export has every field of a link but its password, and is imported as it was", async ({
  account,
}) => {
  const { api } = account;
  const { name } = await serveDomain(account);
  const links = [
    await newLink(api, { ...ROUTED, domain: name, password: "open sesame" }),
    await newLink(api, { url: `${PAGE}/renewed`, auto_renew: true, password: "open sesame" }),
  ];
  const file = await download(account);
  expect(file).not.toMatch(/sesame|argon/);
  const rows: Record<string, string>[] = parse(file, { bom: true, columns: true });
  for (const [index, row] of rows.entries()) {
    const { has_password, auto_renew, domain } = links[index];
    expect(has_password).toBe(true);
    expect(row).toMatchObject({ has_password: "true", auto_renew: `${auto_renew}`, domain: domain ?? "" });
  }
  await api.post("/links/bulk/delete", { ids: links.map(({ id }) => id) });
  expect(await load(account.owner, file)).toMatchObject({ layout: "Waypost", created: 2, faulty: 0 });
  const { data } = (await api.get("/links")).body;
  const bySlug = new Map(data.map((link: { slug: string }) => [link.slug, link]));
  for (const { id, created_at, updated_at, expires_at, ...link } of links) {
    expect(bySlug.get(link.slug)).toMatchObject({ ...link, has_password: false });
    if (!link.auto_renew) expect(bySlug.get(link.slug)).toMatchObject({ expires_at });
  }
});

test("an imported link that renews itself has a year, and a column of passwords sets none", async ({
  account,
}) => {
  const soon = inDays(7);
  const rows = [`${PAGE}/1,true,${soon},`, `${PAGE}/2,false,${soon},`, `${PAGE}/3,,,open sesame`];
  const file = `url,auto_renew,expires_at,password\n${rows.join("\n")}\n`;
  expect(await load(account.owner, file)).toMatchObject({ created: 3, faulty: 0 });
  const [open, fixed, renewed] = (await account.api.get("/links")).body.data;
  expect(renewed).toMatchObject({ auto_renew: true, expires_at: nextYear(renewed.created_at) });
  expect(fixed).toMatchObject({ auto_renew: false, expires_at: soon });
  expect(open.has_password).toBe(false);
  expect((await visit(open.short_url)).headers.get("location")).toBe(`${PAGE}/3`);
});

test("a title that begins with an apostrophe before a formula is imported as it was", async ({ account }) => {
  const titles = ["'=1", "''-2", "'@", "=1", "'quoted'"];
  const ids: number[] = [];
  for (const title of titles) ids.push((await newLink(account.api, { title })).id);
  const file = await new Response(linkExports.links(account.owner, new Date())).text();
  await account.api.post("/links/bulk/delete", { ids });
  await load(account.owner, file);
  const { data } = (await account.api.get("/links")).body;
  expect(data.map((link: { title: string }) => link.title).sort()).toEqual(titles.sort());
});

test("a link with the largest rules and split is imported as it was", async ({ account }) => {
  const long = (name: string) => `${PAGE}/${name}?`.padEnd(2048, "x");
  const link = await newLink(account.api, {
    url: long("url"),
    rules: Array.from({ length: 20 }, (_, index) => ({
      url: long(`${index}`),
      query: [{ name: "a".repeat(100), value: "v".repeat(150) }],
    })),
    split: Array.from({ length: 8 }, (_, index) => ({
      url: long(`split${index}`),
      weight: index < 4 ? 12 : 13,
    })),
    expired_url: long("over"),
    notes: "n".repeat(2000),
  });
  const file = await new Response(linkExports.links(account.owner, new Date())).text();
  await account.api.delete(`/links/${link.id}`);
  expect(await load(account.owner, file)).toMatchObject({ created: 1, faulty: 0 });
  const { id, created_at, updated_at, ...imported } = (await account.api.get("/links")).body.data[0];
  expect(link).toMatchObject(imported);
});

test("a row with a wrong value in any of these columns is reported, a domain that isn't the account's among them", async ({
  account,
}) => {
  const theirs = await serveDomain(await newAccount());
  const wrong: [column: string, value: string][] = [
    ["domain", "go.unknown.example"],
    ["domain", theirs.name],
    ["forward_query", "perhaps"],
    ["utm", '{"sauce":"x"}'],
    ["expired_url", `${env.SHORT_URL}/x`],
    ["auto_renew", "perhaps"],
    ["rules", `[{"url":"${env.SHORT_URL}/x","qr":true}]`],
    ["split", `[{"url":"${PAGE}","weight":100}]`],
    ["split_until", "2099-01-01 00:00:00"],
  ];
  for (const [column, value] of wrong) {
    const file = `url,${column}\n${PAGE}/wrong,"${value.replaceAll('"', '""')}"\n${PAGE}/${column},\n`;
    expect(await load(account.owner, file), `${column} ${value}`).toMatchObject({ faulty: 1 });
  }
  const { data } = (await account.api.get("/links")).body;
  const columns = new Set(wrong.map(([column]) => `${PAGE}/${column}`));
  expect(new Set(data.map((link: { long_url: string }) => link.long_url))).toEqual(columns);
});

test("a row with a wrong rule is reported, and the others are imported", async ({ account }) => {
  const rows = [
    `${PAGE}/1,"[{""url"":""${PAGE}/de"",""countries"":[""UK""]}]"`,
    `${PAGE}/2,"[{""url"":""${PAGE}/de"",""countries"":[""GB""]}]"`,
    `${PAGE}/3,not JSON`,
    `${PAGE}/4,`,
  ];
  expect(await load(account.owner, `url,rules\n${rows.join("\n")}\n`)).toMatchObject({
    created: 2,
    faulty: 2,
  });
  const { data } = (await account.api.get("/links")).body;
  expect(data.map((link: { long_url: string }) => link.long_url).sort()).toEqual([`${PAGE}/2`, `${PAGE}/4`]);
});
