import { addDays } from "@/lib/dates";
import { db } from "@/lib/db/client";
import type { Client } from "@/tests/support/clients/api-client";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { expect, test, visit } from "@/tests/support/fixtures";
import { moveCounter, moveLink, rollUp } from "@/tests/support/rows/links";

let created = 0;
const newLink = async (api: Client, fields: object = {}) =>
  (await api.post("/links", { url: `https://example.com/${created++}`, on_duplicate: "create", ...fields }))
    .body;

/** The ids that a list has, in its order; its total agrees. */
async function idsOf(api: Client, query: string): Promise<number[]> {
  const { status, body } = await api.get(`/links?limit=100&${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  const ids = body.data.map(({ id }: { id: number }) => id);
  expect(body.total, query).toBe(ids.length);
  return ids;
}

test("tags are any or all of those named, without case, and unknown ones have no links", async ({ api }) => {
  const a = (await newLink(api, { tags: ["Alpha"] })).id;
  const ab = (await newLink(api, { tags: ["Alpha", "Beta x"] })).id;
  const b = (await newLink(api, { tags: ["Beta x"] })).id;
  await newLink(api);
  const beta = encodeURIComponent("BETA X");
  expect(await idsOf(api, "tags=alpha")).toEqual([ab, a]);
  expect(await idsOf(api, `tags=alpha,${beta}`)).toEqual([b, ab, a]);
  expect(await idsOf(api, `tags=alpha,${beta}&tags_mode=any`)).toEqual([b, ab, a]);
  expect(await idsOf(api, `tags=alpha,${beta}&tags_mode=all`)).toEqual([ab]);
  expect(await idsOf(api, "tags=alpha,unknown")).toEqual([ab, a]);
  expect(await idsOf(api, "tags=alpha,unknown&tags_mode=all")).toEqual([]);
  expect(await idsOf(api, "tags=unknown")).toEqual([]);
  expect(await idsOf(api, "tags=")).toHaveLength(4);
});

test("filters, search and sort apply together", async ({ api }) => {
  const fields = { tags: ["x"], title: "Spring flyer" };
  const first = (await newLink(api, fields)).id;
  const second = (await newLink(api, fields)).id;
  await newLink(api, { ...fields, title: "Autumn" });
  await newLink(api, { title: "Spring" });
  const archived = (await newLink(api, { ...fields, archived: true })).id;
  const paused = (await newLink(api, { ...fields, paused: true })).id;
  expect(await idsOf(api, "q=SPRING&tags=x")).toEqual([paused, archived, second, first]);
  expect(await idsOf(api, "q=spring&tags=x&state=ok&archived=false")).toEqual([second, first]);
  await moveCounter(first, { clicks: 9 });
  expect(await idsOf(api, "q=spring&tags=x&state=ok&archived=false&sort=clicks")).toEqual([first, second]);
  expect(await idsOf(api, "q=spring&tags=x&sort=clicks&order=asc")).toEqual([
    paused,
    archived,
    second,
    first,
  ]);
  expect(await idsOf(api, "q=spring&archived=true")).toEqual([archived]);
  expect(await idsOf(api, "q=%25&tags=x")).toEqual([]);
});

test("archived links are listed, alone, or left out", async ({ api }) => {
  const [shown, hidden] = [(await newLink(api)).id, (await newLink(api, { archived: true })).id];
  expect(await idsOf(api, "")).toEqual([hidden, shown]);
  expect(await idsOf(api, "archived=true")).toEqual([hidden]);
  expect(await idsOf(api, "archived=false")).toEqual([shown]);
  expect(await idsOf(api, "archived=false&sort=clicks")).toEqual([shown]);
  expect(await idsOf(api, "archived=false&sort=expires&order=asc")).toEqual([shown]);
});

test("every state has exactly the links that say so", async ({ api }) => {
  const now = new Date();
  const [past, future] = [addDays(now, -1), addDays(now, 1)];
  const changes = [
    {},
    { paused: true },
    { expiresAt: past },
    { expiresAt: past, paused: true },
    { expiresAt: past, autoRenew: true },
    { expiresAt: past, autoRenew: true, startsAt: future },
    { clickLimit: 3 },
    { clickLimit: 3, startsAt: future },
    { clickLimit: 9 },
    { startsAt: future },
    { startsAt: past },
    { startsAt: future, paused: true },
  ];
  for (const change of changes) {
    const { id } = await newLink(api);
    await moveCounter(id, { clicks: 3 });
    await moveLink(id, change);
  }
  const { data } = (await api.get("/links?limit=100")).body;
  const seen = new Set<number>();
  for (const state of ["disabled", "expired", "limit_reached", "scheduled", "ok"]) {
    const ids = await idsOf(api, `state=${state}`);
    expect(ids, state).toEqual(
      data.filter((link: { state: string }) => link.state === state).map(({ id }: { id: number }) => id),
    );
    expect(ids.length, state).toBeGreaterThan(0);
    for (const id of ids) seen.add(id);
  }
  expect(seen.size).toBe(changes.length);
});

test("clicks and last clicks sort by the last commit, before and after the rollup", async ({ api }) => {
  const links = [await newLink(api), await newLink(api), await newLink(api), await newLink(api)];
  const [a, b, c, d] = links.map(({ id }) => id);
  for (const [index, times] of [1, 3, 0, 2].entries())
    for (let n = 0; n < times; n++) await visit(links[index].short_url);
  for (const rolledUp of [false, true]) {
    if (rolledUp) await rollUp();
    expect(await idsOf(api, "sort=clicks")).toEqual([b, d, a, c]);
    expect(await idsOf(api, "sort=clicks&order=asc")).toEqual([c, a, d, b]);
    expect(await idsOf(api, "sort=last_clicked")).toEqual([d, b, a, c]);
    expect(await idsOf(api, "sort=last_clicked&order=asc")).toEqual([c, a, b, d]);
  }
  await visit(links[2].short_url);
  expect(await idsOf(api, "sort=last_clicked")).toEqual([c, d, b, a]);
});

for (const sort of ["created", "clicks", "last_clicked", "expires"])
  test(`links that sort alike by ${sort} have the higher id first in both orders, on every page`, async ({
    api,
  }) => {
    const ids: number[] = [];
    for (let n = 0; n < 5; n++) ids.push((await newLink(api, { tags: ["t"] })).id);
    const at = addDays(new Date(), -3);
    for (const id of ids) {
      await moveLink(id, { createdAt: at, expiresAt: addDays(at, 99) });
      await moveCounter(id, { clicks: 4, lastClickedAt: at });
    }
    await db.linkTag.updateMany({ where: { linkId: { in: ids } }, data: { createdAt: at } });
    const highestFirst = [...ids].reverse();
    for (const order of ["asc", "desc"])
      for (const filter of ["", "&tags=t", "&state=ok"]) {
        const query = `sort=${sort}&order=${order}${filter}`;
        expect(await idsOf(api, query), query).toEqual(highestFirst);
        const page = (await api.get(`/links?limit=2&offset=2&${query}`)).body;
        expect(page.total).toBe(5);
        expect(
          page.data.map(({ id }: { id: number }) => id),
          query,
        ).toEqual(highestFirst.slice(2, 4));
      }
  });

test("expires sorts by date in both orders", async ({ api }) => {
  const late = (await newLink(api, { expire_days: 90 })).id;
  const soon = (await newLink(api, { expire_days: 7 })).id;
  const middle = (await newLink(api, { expire_days: 30 })).id;
  expect(await idsOf(api, "sort=expires")).toEqual([late, middle, soon]);
  expect(await idsOf(api, "sort=expires&order=asc")).toEqual([soon, middle, late]);
});

const WRONG = [
  ["tags", "a,,b"],
  ["tags", "a,A"],
  ["tags", Array.from({ length: 21 }, (_, n) => n).join()],
  ["tags_mode", "none"],
  ["state", "active"],
  ["archived", "yes"],
  ["external_id", "x".repeat(256)],
  ["sort", "name"],
  ["order", "up"],
];
for (const [name, value] of WRONG)
  test(`${name}=${value?.slice(0, 12)} is invalid_${name}`, async ({ api }) => {
    expectRefusal(await api.get(`/links?${name}=${value}`), 422, `invalid_${name}`);
  });

test("lists are of the account's own links", async ({ api, stranger }) => {
  await newLink(api, { tags: ["x"], external_id: "e", archived: true });
  for (const query of [
    "tags=x",
    "external_id=e",
    "archived=true",
    "sort=clicks",
    "state=ok",
    "sort=last_clicked&order=asc",
  ])
    expect(await idsOf(stranger, query)).toEqual([]);
});
