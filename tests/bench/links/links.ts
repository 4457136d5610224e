import { randomUUID } from "node:crypto";
import { addDays } from "@/lib/dates";
import { links as service } from "@/lib/links";
import type { LinkView } from "@/lib/links/list/link-filter";
import type { Query } from "@/lib/validation/query";
import { accountWithLinks, type Bench, sql, TAGS, tagLinks } from "../seed";
import { table } from "../table";
import { time } from "../time";

const LINKS = 100_000;
const TIMES = 30;
const BULK = 100;
const PAGE = { limit: 25, offset: 0 };

/** Lists of 100,000 links with three tags each, and requests for 100 links: sequential calls. */
export async function benchLinks(bench: Bench): Promise<string> {
  const { api, owner } = await accountWithLinks(bench, "tagged", LINKS);
  await tagLinks(bench, owner.accountId);
  await fillLinks(bench, owner.accountId);
  const list = (what: string, query: string) =>
    time(what, TIMES, async () => {
      const { status, body } = await api.get(`/links?${query}`);
      if (status !== 200 || body.data.length === 0) throw new Error(`${query} was answered ${status}`);
    });
  const inDashboard = (what: string, view: Partial<LinkView>, query: Query = {}) =>
    time(`dashboard: ${what}`, TIMES, async () => {
      const now = new Date();
      const during = { from: addDays(now, -29), to: now };
      const shown = { sort: "newest" as const, now, period: during, ...view };
      const { rows } = await service.list(owner, {}, PAGE, { archived: "false", ...query }, shown);
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) throw new Error(what);
      if (shown.period) await service.clicksDuring(owner, ids, shown.period);
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
    await inDashboard("clicks of 30 days", {}),
    await inDashboard("most clicks in 30 days first", { sort: "most" }),
    await inDashboard("at most 3 clicks in 30 days", { atMost: 3 }),
    await inDashboard("the same, fewest first", { atMost: 3 }, { sort: "clicks", order: "asc" }),
    await inDashboard("the same, with one tag", { atMost: 3 }, { tags: "tag 1" }),
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

/**
 * Adds clicks to links, and archives some. Recently, few links are clicked daily and most hardly ever: some 3,000 a
 * day, 40,000 in a month.
 */
async function fillLinks(bench: Bench, accountId: number): Promise<void> {
  await sql(
    bench,
    `UPDATE link_counters SET clicks = link_id % 1000, last_clicked_at = now() - link_id % 5000 * interval '1 minute'
     WHERE account_id = $1`,
    [accountId],
  );
  await sql(bench, "UPDATE links SET archived = true WHERE account_id = $1 AND id % 50 = 0", [accountId]);
  await sql(
    bench,
    `INSERT INTO visit_days (kind, subject_id, dimension, day, value, n)
     SELECT 1, id, 3, current_date - day, 'mobile', 1 + id % 7
     FROM (SELECT id, row_number() OVER (ORDER BY id * 7919 % 99991) AS rank FROM links WHERE account_id = $1) ranked,
       generate_series(0, 39) AS day
     WHERE (id::bigint * 31 + day * 15_485_863) % 100_000 < 500 * 100_000 / rank`,
    [accountId],
  );
  await sql(
    bench,
    `INSERT INTO account_subject_days (account_id, kind, day, subject_id, n)
     SELECT $1, 1, d.day, d.subject_id, d.n FROM visit_days d JOIN links l ON l.id = d.subject_id
     WHERE d.kind = 1 AND d.dimension = 3 AND l.account_id = $1`,
    [accountId],
  );
  await sql(bench, "VACUUM ANALYZE links, link_counters, visit_days, account_subject_days");
}
