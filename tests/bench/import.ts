import { setTimeout as sleep } from "node:timers/promises";
import { linkImports } from "@/lib/links/import";
import { session } from "@/tests/support/clients/session";
import { newAccount, type TestAccount } from "@/tests/support/fixtures";
import { coreWaitSeconds, cpuSeconds, type Load, startLoad } from "./processes";
import { accountWithLinks, type Bench, sql } from "./seed";
import { quantile, table } from "./table";

const ROWS = 100_000;
const CONNECTIONS = 16;
const PER_SECOND = 500;
const QUIET_SECONDS = 20;
const BUSY_SECONDS = 15;
const PAGES_PER_SECOND = 50;

type Measured = { seconds: number; visitors: Load; api: number[]; cpu: number; coreWait: number };

/**
 * Uploads, checks and imports a file of 100,000 links, every second one with an alias, as the dashboard does; then
 * exports the account, and opens dashboard pages. In parallel, visitors open other links at a low constant rate, and
 * the owner lists some of the 100,000 over the API once a second, the limit of one key.
 */
export async function benchImport(bench: Bench): Promise<string> {
  const other = await accountWithLinks(bench, "b", ROWS);
  // From here on PostgreSQL recycles WAL files, as on a server that has run for a while.
  await sql(bench, "CHECKPOINT");
  const account = await newAccount("free", bench.url);
  const cookie = await session(bench.url, account.email, account.password);
  await during(bench, other, () => sleep(5_000));
  const quiet = await during(bench, other, () => sleep(QUIET_SECONDS * 1_000));
  let id = 0;
  const checking = await during(bench, other, async () => {
    id = await send(bench, cookie);
  });
  const importing = await during(bench, other, async () => {
    await linkImports.start(account.owner, { id });
    while ((await linkImports.get(account.owner, { id })).state !== "done") await sleep(100);
  });
  const exporting = await during(bench, other, () => exportUntil(bench, cookie, BUSY_SECONDS));
  const drawing = await during(bench, other, () => openPages(bench, cookie, BUSY_SECONDS));
  const { created, faulty } = await linkImports.get(account.owner, { id });
  const { total } = (await account.api.get("/links?limit=1")).body;
  const check = `${ROWS} rows, ${faulty} with faults; links made: ${created}, links of the account: ${total}`;
  const head = [
    "while",
    "seconds",
    "CPU s",
    "redirects",
    "p50 ms",
    "p99 ms",
    "p99 of a second",
    "wait for a core ms",
    "not 302",
    "API p50 ms",
    "API p99 ms",
  ];
  const rows = [
    line("nothing else", quiet),
    line("the file is checked", checking),
    line("it is imported", importing),
    line("the account with them is exported, again and again", exporting),
    line(`its owner opens ${PAGES_PER_SECOND} dashboard pages a second`, drawing),
  ];
  return `${table(head, rows)}\n${check}${created === ROWS && total === ROWS ? "" : "  << THEY DIFFER"}`;
}

async function during(bench: Bench, { api }: TestAccount, work: () => Promise<unknown>): Promise<Measured> {
  const port = Number(new URL(bench.url).port);
  const visitors = startLoad({ port, connections: CONNECTIONS, links: ROWS, rate: PER_SECOND });
  const took: number[] = [];
  let over = false;
  const asking = (async () => {
    while (!over) {
      const began = performance.now();
      await api.get("/links");
      took.push(performance.now() - began);
      await sleep(1_000);
    }
  })();
  const [before, waited, began] = [cpuSeconds(bench.pid), coreWaitSeconds(bench.pid), performance.now()];
  await work();
  const seconds = (performance.now() - began) / 1000;
  const cpu = cpuSeconds(bench.pid) - before;
  const coreWait = coreWaitSeconds(bench.pid) - waited;
  over = true;
  await asking;
  return { seconds, visitors: await visitors.stop(), api: took, cpu, coreWait };
}

async function send({ url }: Bench, cookie: string): Promise<number> {
  const line = (_: unknown, n: number) =>
    `https://www.example.com/catalogue/item-${n}?ref=newsletter,${n % 2 ? `import-${n}` : ""},"Item ${n}, as it was"`;
  const body = `url,alias,title\n${Array.from({ length: ROWS }, line).join("\n")}\n`;
  const response = await fetch(`${url}/dashboard/links/import/upload?name=links.csv`, {
    method: "POST",
    headers: { cookie, origin: url, "Content-Type": "text/csv" },
    body,
  });
  const { id } = await response.json();
  if (response.status !== 201) throw new Error(`the file was answered ${response.status}`);
  return id;
}

async function exportUntil({ url }: Bench, cookie: string, seconds: number): Promise<void> {
  for (const until = performance.now() + seconds * 1000; performance.now() < until; ) {
    const response = await fetch(`${url}/dashboard/account/export`, { headers: { cookie } });
    const { byteLength } = await response.arrayBuffer();
    if (response.status !== 200 || byteLength < ROWS)
      throw new Error(`the export was answered ${response.status} with ${byteLength} bytes`);
  }
}

/** Opens the list of links at a constant rate, as far as the server keeps up. */
async function openPages({ url }: Bench, cookie: string, seconds: number): Promise<void> {
  const open = async () => {
    const response = await fetch(`${url}/dashboard/links`, { headers: { cookie }, redirect: "manual" });
    await response.arrayBuffer();
    // Beyond its capacity, the server sheds load.
    if (![200, 503].includes(response.status)) throw new Error(`a page was answered ${response.status}`);
  };
  const pages: Promise<void>[] = [];
  while (pages.length < seconds * PAGES_PER_SECOND) {
    pages.push(open());
    await sleep(1000 / PAGES_PER_SECOND);
  }
  await Promise.all(pages);
}

function line(what: string, { seconds, cpu, coreWait, visitors, api }: Measured): string[] {
  const { statuses, failures, p50, p99, p99OfSecond } = visitors;
  const { 302: redirects = 0, ...others } = statuses;
  const wrong = Object.values(others).reduce((sum, count) => sum + count, failures);
  const numbers = [
    p50,
    p99,
    p99OfSecond,
    (coreWait * 1000) / redirects,
    wrong,
    quantile(api, 0.5),
    quantile(api, 0.99),
  ];
  return [what, seconds.toFixed(1), cpu.toFixed(1), String(redirects), ...numbers.map((n) => n.toFixed(1))];
}
