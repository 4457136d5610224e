import { bioPages } from "@/lib/bio-pages";
import { expect, test } from "@/tests/support/fixtures";

test.describe("the preview of the link editor", () => {
  test("shows a new link once, also when it was stored before the preview was asked for", async ({
    account,
    api,
  }) => {
    const { body: page } = await api.post("/bio-pages", { title: "Ada" });
    const link = { title: "Shop", url: "https://example.com/shop" };
    const { body: stored } = await api.post(`/bio-pages/${page.id}/links`, link);
    const titles = async (fields: object) => {
      const { links } = await bioPages.preview(account.owner, { id: page.id, ...fields }, new Date());
      return links.map(({ title }) => title);
    };
    expect(await titles({ rows: [], link })).toEqual(["Shop"]);
    expect(await titles({ rows: [stored] })).toEqual(["Shop"]);
    expect(await titles({})).toEqual(["Shop"]);
  });

  test("shows the order and visibility of a change that is not stored yet", async ({ account, api }) => {
    const { body: page } = await api.post("/bio-pages", { title: "Ada" });
    const rows: { id: number; active: boolean }[] = [];
    for (const title of ["One", "Two", "Three"])
      rows.push((await api.post(`/bio-pages/${page.id}/links`, { title, url: "https://example.com/" })).body);
    const [one, two, three] = rows;
    const changed = { id: page.id, rows: [three, { ...one, active: false }, two] };
    const { links } = await bioPages.preview(account.owner, changed, new Date());
    expect(links.map(({ title }) => title)).toEqual(["Three", "Two"]);
  });

  test("shows nothing of another account's page", async ({ account, stranger }) => {
    const { body: page } = await stranger.post("/bio-pages", { title: "Ada" });
    const sample = bioPages.preview(account.owner, { id: page.id, rows: [] }, new Date());
    await expect(sample).rejects.toMatchObject({ code: "P2025" });
  });
});
