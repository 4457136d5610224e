import { env } from "@/lib/env";
import { randomSlug } from "@/lib/slugs/slugs";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { inDays } from "@/tests/support/dates";
import { expect, test } from "@/tests/support/fixtures";

/** Collections whose aliases have their own namespace. Links share theirs with the app and have tests of their own. */
const COLLECTIONS = {
  countdowns: { segment: "c", name: "title", fields: { ends_at: inDays(3) }, fresh: { views: 0 } },
  menus: { segment: "m", name: "name", fields: {}, fresh: { scans: 0 } },
  "bio-pages": { segment: "b", name: "title", fields: {}, fresh: { views: 0 } },
} as const;

for (const [collection, { segment, name, fields, fresh }] of Object.entries(COLLECTIONS)) {
  const path = `/${collection}`;
  const one = (extra: object = {}) => ({ [name]: "Lola", ...fields, ...extra });

  test.describe(`aliases of ${collection}`, () => {
    test("an alias is stored as typed, and unique among all accounts in any letter case", async ({
      api,
      stranger,
    }) => {
      const alias = `Lola-${randomSlug()}`;
      const { body } = await api.post(path, one({ alias }));
      expect(body).toMatchObject({ slug: alias, page_url: `${env.SHORT_URL}/${segment}/${alias}` });
      for (const taken of [alias, alias.toLowerCase(), alias.toUpperCase()])
        for (const field of ["alias", "slug"])
          expectRefusal(await stranger.post(path, one({ [field]: taken })), 409, "alias_taken");
      const { body: other } = await stranger.post(path, one());
      for (const taken of [alias, alias.toUpperCase()])
        expectRefusal(
          await stranger.patch(`${path}/${other.id}`, { [name]: "Changed", alias: taken }),
          409,
          "alias_taken",
        );
      expect((await stranger.get(`${path}/${other.id}`)).body).toEqual(other);
    });

    test("an alias may change its letter case, be sent under both names, and is free after a deletion", async ({
      api,
      stranger,
    }) => {
      const alias = `lola-${randomSlug()}`;
      const { body } = await api.post(path, one({ alias, slug: alias }));
      const at = `${path}/${body.id}`;
      const upper = alias.toUpperCase();
      expect(await api.patch(at, { slug: upper })).toMatchObject({ status: 200, body: { slug: upper } });
      expectRefusal(await api.patch(at, { alias, slug: "another" }), 422, "invalid_alias");
      expectRefusal(await api.post(path, one({ alias: "one-of", slug: "two-of" })), 422, "invalid_alias");
      await api.delete(at);
      expect(await stranger.post(path, one({ alias }))).toMatchObject({ status: 201, body: fresh });
    });

    test("has no reserved words, and a link may have the same alias", async ({ api }) => {
      const alias = randomSlug();
      expect((await api.post("/links", { url: "https://example.com/", alias })).status).toBe(201);
      expect((await api.post(path, one({ alias }))).status).toBe(201);
      const reserved = await api.post(path, one({ alias: "dashboard" }));
      const page_url = `${env.SHORT_URL}/${segment}/dashboard`;
      expect(reserved).toMatchObject({ status: 201, body: { page_url } });
      expect((await api.patch(`${path}/${reserved.body.id}`, { alias: "api" })).status).toBe(200);
      await api.delete(`${path}/${reserved.body.id}`);
    });

    test("twenty concurrent requests for one alias create one row", async ({ api }) => {
      const alias = randomSlug();
      await api.key();
      const responses = await Promise.all(Array.from({ length: 20 }, () => api.post(path, one({ alias }))));
      expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
    });

    test("q finds the account's own by name and slug, literally and in any letter case", async ({
      api,
      stranger,
    }) => {
      const alias = `sommer-${randomSlug()}`;
      await stranger.post(path, one({ [name]: "Große Casa 100%" }));
      const { body: first } = await api.post(path, one({ [name]: "Große Casa 100%" }));
      const { body: second } = await api.post(path, one({ [name]: "Ünder_ground", alias }));
      const found = async (q: string) =>
        (await api.get(`${path}?q=${encodeURIComponent(q)}`)).body.data.map(({ id }: { id: number }) => id);
      expect(await found("CASA")).toEqual([first.id]);
      expect(await found("GROßE CASA 100%")).toEqual([first.id]);
      expect(await found("ünder")).toEqual([second.id]);
      expect(await found(alias.toUpperCase())).toEqual([second.id]);
      expect(await found("%")).toEqual([first.id]);
      expect(await found("r_g")).toEqual([second.id]);
      expect(await found("_")).toEqual([second.id]);
      for (const nothing of ["\\", "nothing like it"]) expect(await found(nothing)).toEqual([]);
      expect((await api.get(`${path}?q=%00`)).status).toBe(422);
    });
  });
}
