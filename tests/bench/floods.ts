import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { run, startLoad } from "./processes";
import { accountWithLinks, type Bench } from "./seed";
import { quantile, table } from "./table";

const CONNECTIONS = 64;
const INTERVAL_MS = 10;
const IDLE = 10_000;
const SLOW = 1_000;

/** What can be requested without an account. */
const FLOODS: readonly [what: string, path: string | undefined][] = [
  ["nothing", undefined],
  ["API calls without a key", "/api/v1/links"],
  ["/login", "/login"],
  ["/dashboard", "/dashboard"],
  ["an unknown API path", "/api/v1/nothing"],
  ["/docs", "/docs"],
  ["unknown short links", "/unknown-{n}"],
];

/** How long visitors wait, each on a new connection, while 64 connections flood the server with other requests. */
export async function benchFloods(bench: Bench, seconds: number): Promise<string> {
  await accountWithLinks(bench, "f", 1_000);
  const port = Number(new URL(bench.url).port);
  const rows: string[][] = [];
  for (const [what, path] of FLOODS) {
    const flood = path ? startLoad({ port, connections: CONNECTIONS, links: 1_000_000, path }) : undefined;
    // Until the flood has started.
    await sleep(2_000);
    const times = await visitEvery(INTERVAL_MS, port, seconds);
    const rate = flood ? Math.round((await flood.stop()).perSecond).toLocaleString("en") : "";
    rows.push([what, rate, quantile(times, 0.5).toFixed(1), quantile(times, 0.99).toFixed(1)]);
  }
  rows.push(await besideIdleConnections(port, seconds));
  return table(["beside 64 connections that ask for", "per second", "visitor p50 ms", "p99 ms"], rows);
}

/** Opens the idle connections while visitors come. */
async function besideIdleConnections(port: number, seconds: number): Promise<string[]> {
  const opening = run("idle.ts", [port, IDLE, SLOW].map(String));
  const times = await visitEvery(INTERVAL_MS, port, seconds);
  opening.kill();
  const what = `${IDLE} idle connections, ${SLOW} slow headers and ${SLOW} half bodies, as they open`;
  return [what, "", quantile(times, 0.5).toFixed(1), quantile(times, 0.99).toFixed(1)];
}

async function visitEvery(intervalMs: number, port: number, seconds: number): Promise<number[]> {
  const visits: Promise<number>[] = [];
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    visits.push(visitOnce(port, `/f${visits.length % 1_000}`));
    await sleep(intervalMs);
  }
  return Promise.all(visits);
}

/** The milliseconds until the redirect, on a connection of its own. */
function visitOnce(port: number, path: string): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, agent: false }, (response) => {
      response.resume().once("end", () => {
        if (response.statusCode === 302) resolve(performance.now() - began);
        else reject(new Error(`a visitor got ${response.statusCode}`));
      });
    })
      .on("error", reject)
      .end();
  });
}
