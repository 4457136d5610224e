import { randomUUID } from "node:crypto";
import { linkExports } from "@/lib/links/export";
import { linkImports } from "@/lib/links/import";
import { processImportBatch } from "@/lib/links/import/process-batch";
import { expect, type TestAccount, test } from "@/tests/support/fixtures";
import { serveDomain } from "@/tests/support/rows/domains";

const PAGE = "https://example.com/page";
const slug = () => `s${randomUUID().slice(0, 12)}`;

/** The outcome of importing a file of links. */
async function importOf({ owner }: TestAccount, file: string) {
  const { id } = await linkImports.read(owner, "links.csv", new Blob([file]).stream(), new Date());
  await linkImports.start(owner, { id });
  const imported = async () => {
    await processImportBatch(new Date());
    return linkImports.get(owner, { id });
  };
  await expect.poll(async () => (await imported()).state).toBe("done");
  return imported();
}

test.describe("domain of a link in files", () => {
  test("is a column of the export, which an import takes; an unknown name is an error of its row", async ({
    account,
    api,
  }) => {
    const { name } = await serveDomain(account);
    await api.post("/links", { url: PAGE, domain: name });
    const csv = await new Response(linkExports.links(account.owner, new Date())).text();
    const [head = "", row = ""] = csv.split(/\r?\n/);
    expect(row.split(",")[head.split(",").indexOf("domain")]).toBe(name);
    const file = `url,domain\n${PAGE}/1,${name}\n${PAGE}/2,go.example.org\n${PAGE}/3,\n`;
    expect(await importOf(account, file)).toMatchObject({ created: 2, faulty: 1 });
    const { data } = (await api.get("/links")).body;
    const domains = data.map((link: { long_url: string; domain: string }) => [link.long_url, link.domain]);
    expect(domains).toEqual(
      expect.arrayContaining([
        [`${PAGE}/1`, name],
        [`${PAGE}/3`, null],
      ]),
    );
  });

  test("a file has one slug on as many hosts as it likes, and once on each", async ({ account, api }) => {
    const { name } = await serveDomain(account);
    const alias = slug();
    const rows = ["", name, name.toUpperCase(), ""].map((domain, n) => `${PAGE}/${n},${alias},${domain}\n`);
    expect(await importOf(account, `url,alias,domain\n${rows.join("")}`)).toMatchObject({
      created: 2,
      faulty: 2,
    });
    const { data } = (await api.get("/links")).body;
    expect(data.map((link: { domain: string }) => link.domain).sort()).toEqual([name, null].sort());
  });

  test("is named in a file as in a request", async ({ account }) => {
    const label = randomUUID().slice(0, 8);
    await serveDomain(account, { name: `xn--mnchen-3ya.${label}.example` });
    const names = ["MÜNCHEN", "münchen", "xn--mnchen-3ya"].map((first) => `${first}.${label}.example.`);
    const rows = names.map((name, n) => `${PAGE}/${n},${name}\n`).join("");
    expect(await importOf(account, `url,domain\n${rows}`)).toMatchObject({ created: 3, faulty: 0 });
  });

  test("a file of another product keeps its own domains to itself", async ({ account }) => {
    const file = `key,url,domain\nabc-${randomUUID().slice(0, 8)},${PAGE},dub.sh\n`;
    const read = await linkImports.read(account.owner, "links.csv", new Blob([file]).stream(), new Date());
    expect(read).toMatchObject({ layout: "Dub", total: 1, faulty: 0 });
  });
});
