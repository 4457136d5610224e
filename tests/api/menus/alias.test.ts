import { env } from "@/lib/env";
import { randomSlug } from "@/lib/slugs/slugs";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { expect, test } from "@/tests/support/fixtures";

test.describe("alias", () => {
  test("is stored as typed, and unique among all menus in any letter case", async ({ api, stranger }) => {
    const alias = `Lola-${randomSlug()}`;
    const { body } = await api.post("/menus", { name: "Lola", alias });
    expect(body).toMatchObject({ slug: alias, page_url: `${env.SHORT_URL}/m/${alias}` });
    for (const taken of [alias, alias.toLowerCase(), alias.toUpperCase()]) {
      expectRefusal(await stranger.post("/menus", { name: "Other", slug: taken }), 409, "alias_taken");
    }
    const { body: other } = await stranger.post("/menus", { name: "Other" });
    expectRefusal(await stranger.patch(`/menus/${other.id}`, { alias }), 409, "alias_taken");
    expect((await stranger.get(`/menus/${other.id}`)).body).toEqual(other);
  });

  test("may change its letter case, be sent under both names, and is free after the menu is deleted", async ({
    api,
    stranger,
  }) => {
    const alias = `casa-${randomSlug()}`;
    const { body } = await api.post("/menus", { name: "Lola", alias, slug: alias });
    const at = `/menus/${body.id}`;
    const upper = alias.toUpperCase();
    expect(await api.patch(at, { slug: upper })).toMatchObject({ status: 200, body: { slug: upper } });
    expectRefusal(await api.patch(at, { alias, slug: "another" }), 422, "invalid_alias");
    expectRefusal(
      await api.post("/menus", { name: "x", alias: "one-of", slug: "two-of" }),
      422,
      "invalid_alias",
    );
    await api.delete(at);
    expect((await stranger.post("/menus", { name: "Other", alias })).status).toBe(201);
  });

  test("has no reserved words, and its own namespace", async ({ api }) => {
    const slug = randomSlug();
    await api.post("/links", { url: "https://example.com/", alias: slug });
    expect((await api.post("/menus", { name: "Lola", alias: slug })).status).toBe(201);
    const reserved = await api.post("/menus", { name: "Lola", alias: "dashboard" });
    expect(reserved).toMatchObject({ status: 201, body: { page_url: `${env.SHORT_URL}/m/dashboard` } });
    await api.delete(`/menus/${reserved.body.id}`);
  });

  test("twenty concurrent requests for one alias create one menu", async ({ api }) => {
    const alias = randomSlug();
    await api.key();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => api.post("/menus", { name: "Lola", alias })),
    );
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array(19).fill(409)]);
  });
});

test("q finds menus by name and slug, literally and in any letter case", async ({ api, stranger }) => {
  const alias = `sommer-${randomSlug()}`;
  await stranger.post("/menus", { name: "Casa Lola" });
  const { body: first } = await api.post("/menus", { name: "Casa Lola 100%" });
  const { body: second } = await api.post("/menus", { name: "Ünder_ground", alias });
  const found = async (q: string) =>
    (await api.get(`/menus?q=${encodeURIComponent(q)}`)).body.data.map(({ id }: { id: number }) => id);
  expect(await found("LOLA")).toEqual([first.id]);
  expect(await found("ünder")).toEqual([second.id]);
  expect(await found(alias.toUpperCase())).toEqual([second.id]);
  expect(await found("%")).toEqual([first.id]);
  expect(await found("r_g")).toEqual([second.id]);
  expect(await found("\\")).toEqual([]);
  expect((await api.get("/menus?q=%00")).status).toBe(422);
});
