import { db } from "@/lib/db/client";
import { expect, test } from "@/tests/support/fixtures";
import { found, make } from "./search-client";

test("recounts the matches when a link is changed or deleted, or its account is", async ({
  account: { api, owner },
}) => {
  const ids: number[] = [];
  for (let n = 0; n < 8; n++) ids.push(await make(api, { title: `Spring ${n}` }));
  expect(await found(api, "spring", "&limit=2")).toMatchObject({ total: 8, ids: [ids[7], ids[6]] });
  await api.patch(`/links/${ids[0]}`, { title: "Winter" });
  await api.patch(`/links/${ids[1]}`, { url: "https://example.com/spring", title: "x" });
  await api.patch(`/links/${ids[7]}`, { paused: true });
  await api.delete(`/links/${ids[2]}`);
  expect(await found(api, "spring", "&limit=2")).toMatchObject({ total: 6, ids: [ids[7], ids[6]] });
  expect(await found(api, "m/sp", "&limit=1")).toMatchObject({ total: 1, ids: [ids[1]] });
  const texts = () =>
    db.$queryRaw<{ link_id: number }[]>`
      SELECT link_id FROM link_texts WHERE account_id = ${owner.accountId} ORDER BY link_id`;
  expect((await texts()).map(({ link_id }) => link_id)).toEqual(ids.filter((id) => id !== ids[2]));
  await db.account.delete({ where: { id: owner.accountId } });
  expect(await texts()).toEqual([]);
});

test.describe("among thousands of links", () => {
  test("every page of common, rare, old and no matches is right", async ({ account }) => {
    const { api, owner } = account;
    // Every tenth is a fair, the oldest hundred are antiques, every seventh is archived, and three links share each second.
    await db.$executeRaw`
      WITH created AS (
        INSERT INTO links (account_id, slug, slug_key, url, url_hash, title, archived, expires_at, created_at, updated_at)
        SELECT ${owner.accountId}::int, 'many-' || ${owner.accountId}::int || '-' || n, 'many-' || ${owner.accountId}::int || '-' || n,
          'https://example.com/' || n, sha256((n || 'many')::bytea),
          CASE WHEN n % 10 = 0 THEN 'Fair' WHEN n >= 2900 THEN 'Antique' ELSE 'Sale' END || ' ' || n, n % 7 = 0,
          now() + interval '90 days', date_trunc('second', now()) - n / 3 * interval '1 second', now()
        FROM generate_series(0, 2999) AS n RETURNING id, account_id)
      INSERT INTO link_counters (link_id, account_id) SELECT id, account_id FROM created`;
    const all = await db.link.findMany({
      where: { accountId: owner.accountId },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      select: { id: true, slug: true, title: true, url: true, archived: true },
    });
    for (const q of [
      "EXAMPLE.com",
      "fair",
      "Antique",
      "sale 2",
      "fair 2990",
      "no such thing",
      "/299",
      "%",
      "F",
      "e 2",
      "-7",
    ]) {
      const hits = all.filter(({ slug, title, url }) =>
        [slug, title, url].some((text) => text.toLowerCase().includes(q.toLowerCase())),
      );
      for (const page of [
        "25 0",
        "100 0",
        "1 0",
        "25 85",
        "100 50",
        "25 990",
        "100 290",
        "100 2950",
        "5 100000",
      ]) {
        const [limit = 0, offset = 0] = page.split(" ").map(Number);
        const { total, ids } = await found(api, q, `&limit=${limit}&offset=${offset}`);
        const expected = hits.slice(offset, offset + limit).map(({ id }) => id);
        expect({ total, ids }, `${q} ${limit} ${offset}`).toEqual({ total: hits.length, ids: expected });
      }
      const shown = hits.filter(({ archived }) => !archived).map(({ id }) => id);
      for (const offset of [0, 50, 2500]) {
        const { total, ids } = await found(api, q, `&archived=false&limit=100&offset=${offset}`);
        const expected = { total: shown.length, ids: shown.slice(offset, offset + 100) };
        expect({ total, ids }, `${q}, not archived, ${offset}`).toEqual(expected);
      }
    }
    // Without a text: deep pages, and those behind the last.
    for (const [query, list] of [
      ["", all],
      ["&archived=false", all.filter(({ archived }) => !archived)],
    ] as const)
      for (const offset of [0, 2000, 2001, 2550, 2950, 5000]) {
        const { total, ids } = await found(api, "", `${query}&limit=100&offset=${offset}`);
        const expected = list.slice(offset, offset + 100).map(({ id }) => id);
        expect({ total, ids }, `${query} ${offset}`).toEqual({ total: list.length, ids: expected });
      }
  });
});
