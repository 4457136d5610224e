import { newAccount } from "@/tests/support/fixtures";
import { fetchEncoded } from "@/tests/support/readers/encoded-response";
import { bareServer, check, HEAD, line, type Measured, measured, okOf, targetOf } from "./compare";
import { bioPage, countdownPage, formPage, menu, type PublicPage } from "./public-pages";
import { type Bench, sql, TAIL } from "./seed";
import { table } from "./table";

const CONNECTIONS = 32;
const BROWSERS = "gzip, deflate, br";

/** Static pages, each view counted, compared with a bare Node server that sends as many bytes. */
export async function benchVisitors(bench: Bench, rounds: number, seconds: number): Promise<string> {
  const account = await newAccount("free", bench.url);
  const pages = [
    await bioPage(account, "clean"),
    await menu(account),
    await countdownPage(account),
    await formPage(account),
  ];
  const rows: string[][] = [];
  const sizes: string[] = [];
  let received = 0;
  for (const page of pages) {
    const url = bench.url + page.path;
    const [plain, packed] = [await fetchEncoded(url), await fetchEncoded(url, BROWSERS)];
    const bare = await bareServer(packed.bytes.length);
    const open = () => measured(targetOf(bench), CONNECTIONS, 1, seconds, page.path, BROWSERS);
    received += 2 + okOf(await open());
    const [bareRuns, runs]: [Measured[], Measured[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      bareRuns.push(await measured(bare, CONNECTIONS, 1, seconds));
      runs.push(await open());
    }
    bare.process.kill();
    for (const one of runs) received += okOf(one);
    rows.push(line(CONNECTIONS, `bare node:http, ${packed.bytes.length} bytes`, bareRuns, bareRuns));
    rows.push(line(CONNECTIONS, `Waypost, ${page.name}`, runs, bareRuns));
    sizes.push(
      `${page.name}: ${plain.bytes.length} bytes, sent as ${packed.bytes.length} (${packed.encoding})`,
    );
  }
  return [table(HEAD, rows), sizes.join("\n"), check(received, await counted(bench, pages))].join("\n\n");
}

async function counted(bench: Bench, pages: PublicPage[]): Promise<number> {
  const { rows } = await sql(
    bench,
    `SELECT sum(v.n)::int AS n FROM (
       SELECT kind, subject_id, n FROM view_counters UNION ALL SELECT kind, subject_id, n FROM ${TAIL}) v
     JOIN unnest($1::int[], $2::int[]) AS p(kind, id) ON v.kind = p.kind AND v.subject_id = p.id`,
    [pages.map(({ kind }) => kind), pages.map(({ id }) => id)],
  );
  return rows[0].n;
}
