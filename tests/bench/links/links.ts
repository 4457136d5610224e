import { randomUUID } from "node:crypto";
import { accountWithLinks, type Bench, sql } from "../seed";
import { table } from "../table";
import { time } from "../time";

const LINKS = 100_000;
const TAGS = 20;
const TIMES = 30;
const BULK = 100;

/** Lists of 100,000 links with three tags each, and requests for 100 links: single calls, one after another. */
export async function benchLinks(bench: Bench): Promise<string> {
  const { api, owner } = await accountWithLinks(bench, "tagged", LINKS);
  await tagAll(bench, owner.accountId);
  const list = (what: string, query: string) =>
    time(what, TIMES, async () => {
      const { status, body } = await api.get(`/links?${query}`);
      if (status !== 200 || body.data.length === 0) throw new Error(`${query} was answered ${status}`);
    });
  const links = () => Array.from({ length: BULK }, () => ({ url: `https://example.com/${randomUUID()}` }));
  const bulk = async (method: string, path: string, body: object): Promise<number[]> => {
    const response = await api.send(method, path, body);
    if (response.body.failed !== 0) throw new Error(`${method} ${path} was answered ${response.status}`);
    return response.body.data.map(({ link }: { link?: { id: number } }) => link?.id);
  };
  const ids: number[][] = [];
  const next = () => ids[Math.floor(Math.random() * ids.length)];
  const rows = [
    await list("all, newest first", "limit=25"),
    await list("not archived", "archived=false"),
    await list("one tag (15,000 links)", "tags=tag%201"),
    await list("any of three tags", "tags=tag%201,tag%202,tag%203"),
    await list("all of two tags", "tags=tag%201,tag%202&tags_mode=all"),
    await list("one tag, not archived, active", "tags=tag%201&archived=false&state=ok"),
    await list("one tag, most clicks first", "tags=tag%201&sort=clicks"),
    await list("one tag, with text", "tags=tag%201&q=spring"),
    await list("active", "state=ok"),
    await list("archived", "archived=true"),
    await list("most clicks first", "sort=clicks"),
    await list("fewest clicks first", "sort=clicks&order=asc"),
    await list("last clicked first", "sort=last_clicked"),
    await list("expiring first", "sort=expires&order=asc"),
    await time("GET /tags", TIMES, async () => void (await api.get("/tags"))),
    await time(
      `create ${BULK}`,
      TIMES,
      async () => void ids.push(await bulk("POST", "/links/bulk", { links: links() })),
    ),
    await time(`create ${BULK}, with three tags`, TIMES, () =>
      bulk("POST", "/links/bulk", {
        links: links().map((link) => ({ ...link, tags: ["tag 1", "tag 2", "tag 3"] })),
      }),
    ),
    await time(`change ${BULK}, and add a tag`, TIMES, (n) =>
      bulk("PATCH", "/links/bulk", {
        ids: next(),
        changes: { title: `Round ${n}` },
        add_tags: [`tag ${1 + (Math.abs(n) % TAGS)}`],
      }),
    ),
    await time(`delete ${BULK}`, Math.min(TIMES, 20), () =>
      bulk("POST", "/links/bulk/delete", { ids: ids.pop() }),
    ),
  ];
  return table(["100,000 links with three tags each", "median ms", "p99 ms", "times"], rows);
}

async function tagAll(bench: Bench, accountId: number): Promise<void> {
  await sql(
    bench,
    `INSERT INTO tags (account_id, name, created_at)
     SELECT $1, 'tag ' || n, now() FROM generate_series(1, $2::int) AS n`,
    [accountId, TAGS],
  );
  await sql(
    bench,
    `WITH tag AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS n FROM tags WHERE account_id = $1),
     link AS (SELECT id, created_at, row_number() OVER (ORDER BY id) AS n FROM links WHERE account_id = $1)
     INSERT INTO link_tags (link_id, tag_id, created_at)
     SELECT link.id, tag.id, link.created_at
     FROM link JOIN tag ON tag.n IN (link.n % $2::int, (link.n / 7 + 1) % $2::int, (link.n / 91 + 3) % $2::int)`,
    [accountId, TAGS],
  );
  await sql(
    bench,
    `UPDATE link_counters SET clicks = link_id % 1000, last_clicked_at = now() - link_id % 5000 * interval '1 minute'
     WHERE account_id = $1`,
    [accountId],
  );
  await sql(bench, "UPDATE links SET archived = true WHERE account_id = $1 AND id % 50 = 0", [accountId]);
  await sql(bench, "VACUUM ANALYZE links, tags, link_tags, link_counters");
}
