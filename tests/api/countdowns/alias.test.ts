import { env } from "@/lib/env";
import { randomSlug } from "@/lib/slugs/slugs";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { inDays } from "@/tests/support/dates";
import { expect, test } from "@/tests/support/fixtures";

const launch = (fields: object = {}) => ({ title: "Launch", ends_at: inDays(3), ...fields });

test.describe("alias", () => {
  test("is stored as typed, and unique among all countdowns in any letter case", async ({
    api,
    stranger,
  }) => {
    const alias = `Launch-${randomSlug()}`;
    const { body } = await api.post("/countdowns", launch({ alias }));
    expect(body).toMatchObject({ slug: alias, page_url: `${env.SHORT_URL}/c/${alias}` });
    for (const taken of [alias, alias.toLowerCase(), alias.toUpperCase()])
      expectRefusal(await stranger.post("/countdowns", launch({ slug: taken })), 409, "alias_taken");
    const { body: other } = await stranger.post("/countdowns", launch());
    expectRefusal(await stranger.patch(`/countdowns/${other.id}`, { alias }), 409, "alias_taken");
    expect((await stranger.get(`/countdowns/${other.id}`)).body).toEqual(other);
  });

  test("may change its letter case, be sent under both names, and is free after the deletion", async ({
    api,
    stranger,
  }) => {
    const alias = `launch-${randomSlug()}`;
    const { body } = await api.post("/countdowns", launch({ alias, slug: alias }));
    const at = `/countdowns/${body.id}`;
    const upper = alias.toUpperCase();
    expect(await api.patch(at, { slug: upper })).toMatchObject({ status: 200, body: { slug: upper } });
    expectRefusal(await api.patch(at, { alias, slug: "another" }), 422, "invalid_alias");
    expectRefusal(
      await api.post("/countdowns", launch({ alias: "one-of", slug: "two-of" })),
      422,
      "invalid_alias",
    );
    await api.delete(at);
    expect(await stranger.post("/countdowns", launch({ alias }))).toMatchObject({
      status: 201,
      body: { views: 0 },
    });
  });

  test("has no reserved words", async ({ api }) => {
    const made = await api.post("/countdowns", launch({ alias: "dashboard" }));
    expect(made).toMatchObject({ status: 201, body: { page_url: `${env.SHORT_URL}/c/dashboard` } });
    await api.delete(`/countdowns/${made.body.id}`);
  });

  test("twenty concurrent requests for one alias create one countdown", async ({ api }) => {
    const alias = randomSlug();
    await api.key();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => api.post("/countdowns", launch({ alias }))),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
  });
});

test("q finds countdowns by title and slug, literally and in any letter case", async ({ api, stranger }) => {
  const alias = `winter-${randomSlug()}`;
  await stranger.post("/countdowns", launch({ title: "Sale 100%" }));
  const { body: first } = await api.post("/countdowns", launch({ title: "Sale 100%" }));
  const { body: second } = await api.post("/countdowns", launch({ title: "Ünder_ground", alias }));
  const found = async (q: string) =>
    (await api.get(`/countdowns?q=${encodeURIComponent(q)}`)).body.data.map(({ id }: { id: number }) => id);
  expect(await found("SALE")).toEqual([first.id]);
  expect(await found("ünder")).toEqual([second.id]);
  expect(await found(alias.toUpperCase())).toEqual([second.id]);
  expect(await found("%")).toEqual([first.id]);
  expect(await found("r_g")).toEqual([second.id]);
  expect(await found("\\")).toEqual([]);
  expect((await api.get("/countdowns?q=%00")).status).toBe(422);
});
