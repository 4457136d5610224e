import { db } from "@/lib/db/client";
import type { Client } from "@/tests/support/clients/api-client";
import { expect, test, visit } from "@/tests/support/fixtures";

type Link = { id: number; slug: string };

const URL = "https://example.com/";

const VISITORS = 60;
const HEADERS = ["location", "retry-after", "cache-control", "x-robots-tag"];

const locationOf = async (url: string) => (await visit(url)).headers.get("location");

test("of a link that is edited faster than visitors can be routed, some are asked to come back, and no click is lost", async ({
  api,
}) => {
  const rules = [{ url: "https://example.com/rule", qr: false }];
  const { body: link } = await api.post("/links", { url: "https://example.com/", rules });
  let ended = false;
  const edit = async () => {
    while (!ended)
      await db.$executeRaw`
        UPDATE links SET routing_version = nextval('link_routing_versions') WHERE id = ${link.id}`;
  };
  const edits = [edit(), edit()];
  const seen: (readonly [status: number, ...headers: (string | null)[]])[] = [];
  for (let n = 0; n < VISITORS; n++) {
    const { status, headers } = await visit(link.short_url);
    seen.push([status, ...HEADERS.map((name) => headers.get(name))]);
  }
  ended = true;
  await Promise.all(edits);
  const later = [503, null, "1", "private, no-store", "noindex"];
  const redirected = seen.filter(([status]) => status === 302);
  expect(seen.filter(([status]) => status !== 302)).toEqual(
    Array.from({ length: VISITORS - redirected.length }, () => later),
  );
  expect(seen).toContainEqual(later);
  for (const [, location] of redirected) expect(location).toBe("https://example.com/rule");
  expect((await visit(link.short_url)).status).toBe(302);
  expect((await api.get(`/links/${link.id}`)).body.clicks).toBe(redirected.length + 1);
});

test("under a click limit, too, no visitor after an edit of the rules gets what was before, and each counts for what they got", async ({
  api,
}) => {
  const rule = (round: number) => [{ url: `${URL}${round}`, qr: false }];
  const { body: link } = await api.post("/links", { url: URL, rules: rule(0), click_limit: 1_000 });
  const crowd = (size: number) => Promise.all(Array.from({ length: size }, () => locationOf(link.short_url)));
  const seen = await crowd(20);
  for (let round = 1; round <= 8; round++) {
    const meanwhile = crowd(20);
    await api.patch(`/links/${link.id}`, { rules: rule(round) });
    const after = await crowd(20);
    expect(new Set(after)).toEqual(new Set([`${URL}${round}`]));
    seen.push(...(await meanwhile), ...after);
  }
  const { body } = await api.get(`/links/${link.id}/stats`);
  const counted = body.targets.map((target: { url: string; clicks: number }) => [target.url, target.clicks]);
  expect(body.clicks).toBe(seen.length);
  expect(new Map(counted)).toEqual(
    new Map(
      Array.from({ length: 9 }, (_, n) => [
        `${URL}${n}`,
        seen.filter((location) => location === `${URL}${n}`).length,
      ]),
    ),
  );
});

/** How the slug of a link becomes free. */
const LEAVINGS: readonly (readonly [how: string, leave: (api: Client, link: Link) => Promise<unknown>])[] = [
  ["is deleted", (api, { id }) => api.delete(`/links/${id}`)],
  ["has another alias", (api, { id, slug }) => api.patch(`/links/${id}`, { alias: `${slug}-moved` })],
];

/** The link that takes the slug, and where its first visitor goes. */
const NEXT: readonly (readonly [name: string, fields: object, location: string])[] = [
  ["a link without rules", {}, `${URL}next`],
  ["a link with another rule", { rules: [{ url: `${URL}next-rule`, qr: false }] }, `${URL}next-rule`],
  ["a link with a click limit", { click_limit: 5 }, `${URL}next`],
  ["a locked link", { password: "open sesame" }, "password form"],
];

for (const [how, leave] of LEAVINGS)
  test(`once a link ${how}, the first visitor of the next link at its slug is that link's`, async ({
    api,
  }) => {
    for (const [name, fields, location] of NEXT) {
      const rules = [{ url: `${URL}rule`, qr: false }];
      const { body: link } = await api.post("/links", { url: URL, rules });
      for (let n = 0; n < 2; n++) expect(await locationOf(link.short_url)).toBe(`${URL}rule`);
      await leave(api, link);
      const { body: next } = await api.post("/links", { url: `${URL}next`, alias: link.slug, ...fields });
      expect(next.short_url).toBe(link.short_url);
      const response = await visit(next.short_url);
      const seen = response.status === 200 ? "password form" : response.headers.get("location");
      expect(seen, name).toBe(location);
      const clicks = seen === "password form" ? 0 : 1;
      expect((await api.get(`/links/${next.id}`)).body.clicks, name).toBe(clicks);
    }
  });

test("a slug that goes to another link and comes back leads to the rules of its link each time", async ({
  api,
}) => {
  const create = async (name: string) =>
    (await api.post("/links", { url: URL, rules: [{ url: `${URL}${name}`, qr: false }] })).body;
  const [one, other] = [await create("one"), await create("other")];
  const move = (id: number, alias: string) => api.patch(`/links/${id}`, { alias });
  expect(await locationOf(one.short_url)).toBe(`${URL}one`);
  for (let round = 0; round < 2; round++) {
    await move(one.id, `${one.slug}-away`);
    expect((await move(other.id, one.slug)).status).toBe(200);
    expect(await locationOf(one.short_url)).toBe(`${URL}other`);
    await move(other.id, `${one.slug}-other`);
    expect((await move(one.id, one.slug)).status).toBe(200);
    expect(await locationOf(one.short_url)).toBe(`${URL}one`);
  }
  const clicks = async (id: number) => (await api.get(`/links/${id}/stats`)).body.targets[0]?.clicks;
  expect([await clicks(one.id), await clicks(other.id)]).toEqual([3, 2]);
});
