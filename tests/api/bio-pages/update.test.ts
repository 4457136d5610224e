import { randomSlug } from "@/lib/slugs/slugs";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { expect, test } from "@/tests/support/fixtures";

test.describe("PATCH /bio-pages/{id}", () => {
  test("changes what was sent, and null clears", async ({ api }) => {
    const socials = [{ platform: "github", url: "https://github.com/ada" }];
    const { body: page } = await api.post("/bio-pages", {
      title: "x",
      accent: "112233",
      description: "d",
      socials,
    });
    const at = `/bio-pages/${page.id}`;
    const alias = randomSlug();
    expect((await api.patch(at, { alias })).body).toMatchObject({ slug: alias, accent: "112233", socials });
    const cleared = await api.patch(at, { accent: null, description: null, socials: null, alias: null });
    expect(cleared.body).toMatchObject({ accent: null, description: "", socials: [], slug: alias });
    expectRefusal(await api.patch(at, { title: null }), 422, "invalid_title");
    expect((await api.patch(at, { published: false })).body.published).toBe(false);
    const upper = alias.toUpperCase();
    expect((await api.patch(at, { slug: upper })).body.slug).toBe(upper);
    expect((await api.patch(at, { alias: upper, slug: upper })).body.slug).toBe(upper);
    expectRefusal(await api.patch(at, { alias, slug: `${alias}-2` }), 422, "invalid_alias");
  });

  test("ignores read-only fields: the picture, the counts, the links", async ({ api }) => {
    const { body: page } = await api.post("/bio-pages", { title: "x" });
    const attempt = {
      avatar_url: "https://example.com/a.png",
      avatar: "x",
      views: 9,
      clicks: 9,
      links: [{ title: "x" }],
    };
    expect((await api.patch(`/bio-pages/${page.id}`, attempt)).body).toEqual(page);
    expect((await api.post("/bio-pages", { title: "y", ...attempt })).body).toMatchObject({
      avatar_url: null,
      links: [],
    });
  });
});

test("the account's usage counts its pages", async ({ api }) => {
  const { body } = await api.post("/bio-pages", { title: "x" });
  expect((await api.get("/me")).body.usage.bio_pages).toBe(1);
  await api.delete(`/bio-pages/${body.id}`);
  expect((await api.get("/me")).body.usage.bio_pages).toBe(0);
});
