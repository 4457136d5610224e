import { session } from "@/tests/support/clients/session";
import { accountWithLinks, type Bench, sql } from "./seed";
import { table } from "./table";
import { time } from "./time";

const LINKS = 100_000;

const PAGES = [
  "/dashboard",
  "/dashboard/links",
  "/dashboard/links?page=2000",
  "/dashboard/links?q=poster+5",
  "/dashboard/links/new",
  "/dashboard/api-keys",
  "/dashboard/account",
];

/** Server time of dashboard pages for an account of 100,000 links, a tenth of them clicked each day. */
export async function benchPages(bench: Bench): Promise<string> {
  const account = await accountWithLinks(bench, "p", LINKS);
  const { accountId } = account.owner;
  await sql(
    bench,
    "UPDATE link_counters c SET clicks = l.id % 1000 FROM links l WHERE l.id = c.link_id AND l.account_id = $1 AND l.id % 10 = 0",
    [accountId],
  );
  await sql(
    bench,
    "INSERT INTO account_visit_days SELECT $1, 1, 3, current_date - d, 'mobile', 5000 + d FROM generate_series(0, 364) AS d",
    [accountId],
  );
  await sql(bench, "VACUUM ANALYZE links, link_counters, account_visit_days");
  const cookie = await session(bench.url, account.email, account.password);
  const [{ id }] = (await account.api.get("/links?limit=1")).body.data;
  const rows: string[][] = [];
  for (const path of [...PAGES, `/dashboard/links/${id}`]) {
    rows.push(
      await time(path, 50, async () => {
        const response = await fetch(`${bench.url}${path}`, { headers: { cookie }, redirect: "manual" });
        const html = await response.text();
        if (response.status !== 200 || !html.includes("</html>"))
          throw new Error(`${path}: ${response.status}`);
      }),
    );
  }
  return table([`page, ${LINKS} links`, "median ms", "p99 ms", "times"], rows);
}
