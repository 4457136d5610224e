import fc from "fast-check";
import { bioLinks, bioPages } from "@/lib/bio-pages";
import type { Client } from "@/tests/support/clients/api-client";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { expect, newAccount, type TestAccount, test } from "@/tests/support/fixtures";
import { cases } from "@/tests/support/repetitions";

const link = (title: string, fields: object = {}) => ({ title, url: "https://example.com/", ...fields });
const NOW = new Date();

/** A page with links of these titles, created without the API and its rate limit. */
async function pageWith({ owner }: TestAccount, titles: string[]) {
  const { row: page } = await bioPages.create(owner, {}, { title: "page" }, NOW);
  const ids: number[] = [];
  for (const title of titles) ids.push((await bioLinks.create(owner, page, link(title), NOW)).row.id);
  return { id: page.id, ids, path: `/bio-pages/${page.id}/links` };
}

/** The titles in order; fails unless positions are 1, 2, 3 … */
async function order(api: Client, path: string): Promise<string> {
  const { data } = (await api.get(`${path}?limit=100`)).body;
  const rows: { title: string; position: number }[] = data;
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1));
  return rows.map(({ title }) => title).join("");
}

test("inserts a link at its position and shifts the others", async ({ account, api }) => {
  const { ids, path } = await pageWith(account, [..."ABCDE"]);
  const move = async (index: number, position: number | null) => {
    const { body } = await api.patch(`${path}/${ids[index]}`, { position });
    return [body.position, await order(api, path)];
  };
  expect(await move(4, 1)).toEqual([1, "EABCD"]);
  expect(await move(4, 3)).toEqual([3, "ABECD"]);
  expect(await move(4, 3)).toEqual([3, "ABECD"]);
  expect(await move(0, 100)).toEqual([5, "BECDA"]);
  expect(await move(1, null)).toEqual([5, "ECDAB"]);
  await api.post(path, link("X", { position: 2 }));
  await api.post(path, link("Y", { position: 100 }));
  expect(await order(api, path)).toBe("EXCDABY");
  await api.delete(`${path}/${ids[2]}`);
  expect(await order(api, path)).toBe("EXDABY");
});

test("any sequence of changes keeps the order of a list", async () => {
  test.setTimeout(120_000);
  const account = await newAccount();
  const step = fc.record({
    verb: fc.constantFrom("add", "move", "remove"),
    which: fc.nat(100),
    to: fc.option(fc.integer({ min: 1, max: 12 })),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
      const { id } = await pageWith(account, []);
      const model: number[] = [];
      for (const { verb, which, to } of steps) {
        const lid = model[which % Math.max(1, model.length)];
        const index = () => (to ?? model.length + 1) - 1;
        if (verb === "add") {
          const { row } = await bioLinks.create(account.owner, { id }, link("x", { position: to }), NOW);
          model.splice(index(), 0, row.id);
        } else if (lid !== undefined) {
          model.splice(model.indexOf(lid), 1);
          if (verb === "remove") await bioLinks.remove(account.owner, { id, lid });
          else {
            await bioLinks.update(account.owner, { id, lid }, { position: to }, NOW);
            model.splice(index(), 0, lid);
          }
        }
      }
      const { links = [] } = await bioPages.get(account.owner, { id });
      expect(links.map((row) => row.id)).toEqual(model);
      expect(links.map((row) => row.position)).toEqual(model.map((_, index) => index + 1));
    }),
    { numRuns: cases(25) },
  );
});

test("twenty concurrent moves, additions and deletions leave no gaps or duplicates", async ({
  account,
  api,
}) => {
  const { ids, path } = await pageWith(account, [..."ABCDEFGHIJ"]);
  const moves = Array.from({ length: 20 }, (_, n) =>
    api.patch(`${path}/${ids[n % 8]}`, { position: 1 + ((n * 7) % 10) }),
  );
  const others = [
    ...[..."XYZ"].map((title) => api.post(path, link(title, { position: 3 }))),
    api.delete(`${path}/${ids[8]}`),
    api.delete(`${path}/${ids[9]}`),
  ];
  const responses = await Promise.all([...moves, ...others]);
  for (const { status } of responses) expect([200, 201]).toContain(status);
  const titles = await order(api, path);
  expect([...titles].sort().join("")).toBe("ABCDEFGHXYZ");
});

test("a page holds at most 100 links, however many are added at once", async ({ account, api }) => {
  const { path, ids, id } = await pageWith(
    account,
    Array.from({ length: 96 }, (_, n) => `link ${n}`),
  );
  const before = await bioPages.get(account.owner, { id });
  const responses = await Promise.all(
    Array.from({ length: 12 }, (_, n) => api.post(path, link(`more ${n}`))),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([
    ...Array(4).fill(201),
    ...Array(8).fill(403),
  ]);
  const refused = responses.find(({ status }) => status === 403);
  if (refused) expectRefusal(refused, 403, "plan_limit_reached");
  expect((await api.get(path)).body.total).toBe(100);
  expect(before.links).toHaveLength(96);
  expectRefusal(await api.post(path, { title: "" }), 422, "invalid_title");
  await api.delete(`${path}/${ids[0]}`);
  expect((await api.post(path, link("again", { position: 100 }))).body.position).toBe(100);
});
