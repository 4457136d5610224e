import { renderGif, renderPng } from "@/lib/timer-images/render";
import type { Style } from "@/lib/timer-images/style";
import { newAccount } from "@/tests/support/fixtures";
import { BOXED } from "@/tests/support/rows/timer-styles";
import { bareServer, check, HEAD, line, type Measured, measured, okOf, targetOf } from "./compare";
import { type Bench, sql, TAIL } from "./seed";
import { median, quantile, table } from "./table";

const COUNTERS = 1_000;
const CONNECTIONS = [16, 64];
const FORMATS = ["gif", "png"];
/** Timers named bench0, bench1, …, of the default size in 30 styles, ending at different times. */
async function seedCounters(bench: Bench): Promise<void> {
  const { owner } = await newAccount("free", bench.url);
  await sql(
    bench,
    `INSERT INTO timers (account_id, public_id, name, ends_at, style, bg, fg, accent, width, units, show_labels,
       label_days, label_hours, label_minutes, label_seconds, expired_message, alt_text, created_at, updated_at)
     SELECT $1, 'bench' || n, '', date_trunc('second', now()) + interval '1 day' + n * interval '3671 seconds',
       (ARRAY['boxed', 'plain', 'rounded'])[1 + n % 3], 'ffffff', '1a1d1b',
       (ARRAY['0c6b58', '9a3412', '1d4ed8', '7c3aed', 'be123c', '0f766e', '4d7c0f', 'b45309', '334155', 'a21caf'])[1 + n % 10],
       600, 'dhms', true, 'Days', 'Hours', 'Minutes', 'Seconds', '', '', now(), now()
     FROM generate_series(0, $2 - 1) AS n`,
    [owner.accountId, COUNTERS],
  );
}

/** CPU time of rendering images, without serving them. */
function drawing(): string {
  const now = Date.now();
  const took = (
    times: number,
    style: (n: number) => Style,
    later: (n: number) => number,
    render: typeof renderGif = renderGif,
  ) =>
    Array.from({ length: times }, (_, n) => {
      const end = new Date(now + 3 * 86_400_000);
      const at = new Date(now + later(n) * 1000);
      const began = performance.now();
      render({ style: style(n), end }, at);
      return performance.now() - began;
    });
  took(
    200,
    () => BOXED,
    (n) => n,
  );
  const row = (what: string, times: number[]) => [
    what,
    median(times).toFixed(3),
    quantile(times, 0.99).toFixed(3),
  ];
  return table(
    ["an image of the default size", "median ms", "p99 ms"],
    [
      row(
        "a new second, its style seen before",
        took(
          5_000,
          () => BOXED,
          (n) => n,
        ),
      ),
      row(
        "the same as a PNG",
        took(
          2_000,
          () => BOXED,
          (n) => n,
          renderPng,
        ),
      ),
      row(
        "a style never seen before",
        took(
          200,
          (n) => ({ ...BOXED, accent: String(100_000 + n) }),
          () => 0,
        ),
      ),
    ],
  );
}

/** Images of 1,000 timers, each view counted, compared with a bare Node server that sends as many bytes. */
export async function benchImages(bench: Bench, rounds: number, seconds: number): Promise<string> {
  await seedCounters(bench);
  const tables: string[] = [drawing()];
  let received = 0;
  for (const format of FORMATS) {
    const path = `/t/bench{n}.${format}`;
    const image = await (await fetch(bench.url + path.replace("{n}", "0"))).arrayBuffer();
    const bare = await bareServer(image.byteLength);
    received += 1 + okOf(await measured(targetOf(bench), 16, COUNTERS, seconds, path));
    const rows: string[][] = [];
    for (const connections of CONNECTIONS) {
      const [bareRuns, runs]: [Measured[], Measured[]] = [[], []];
      for (let round = 0; round < rounds; round++) {
        bareRuns.push(await measured(bare, connections, COUNTERS, seconds));
        runs.push(await measured(targetOf(bench), connections, COUNTERS, seconds, path));
      }
      for (const one of runs) received += okOf(one);
      rows.push(line(connections, "bare node:http, as many bytes", bareRuns, bareRuns));
      rows.push(line(connections, `Waypost, 1,000 counters, ${format}`, runs, bareRuns));
    }
    bare.process.kill();
    tables.push(`One ${format} has ${image.byteLength} bytes.\n${table(HEAD, rows)}`);
  }
  const { rows } = await sql(
    bench,
    `SELECT sum(v.n)::int AS n FROM (
       SELECT kind, subject_id, n FROM view_counters UNION ALL SELECT kind, subject_id, n FROM ${TAIL}) v
     JOIN timers t ON t.id = v.subject_id AND v.kind = 2 WHERE t.public_id LIKE 'bench%'`,
  );
  return [...tables, check(received, rows[0].n)].join("\n\n");
}
