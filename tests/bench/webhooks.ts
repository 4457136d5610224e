import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { Owner } from "@/lib/owner";
import { webhooks } from "@/lib/webhooks";
import { Receiver } from "@/tests/support/fakes/webhook-receiver";
import { newAccount } from "@/tests/support/fixtures";
import { register } from "@/tests/support/rows/webhooks";
import { freePort } from "@/tests/support/servers/server";
import { type Bench, sql } from "./seed";
import { median, table } from "./table";

const WAITING = 10_000;
const TIMES = 20;

/** The latency of a healthy receiver while others are down, and deliveries per second. */
export async function benchWebhooks(bench: Bench): Promise<string> {
  const [healthy, silent] = [await Receiver.open(), await Receiver.open()];
  silent.respond = () => undefined;
  const refusing = `http://127.0.0.1:${await freePort()}/`;
  const latencies: string[][] = [];
  for (const [waits, url, accounts] of [
    ["nothing else waits", refusing, 0],
    ["10,000 wait for a receiver that never answers", silent.url, 1],
    ["10,000 wait for a receiver that refuses", refusing, 1],
    ["10,000 wait for 200 receivers that never answer", silent.url, 200],
  ] as const) {
    for (const owner of await owners(bench, accounts))
      await addWaiting(bench, owner, url, WAITING / accounts);
    await sleep(2_000);
    latencies.push(...(await measureLatency(bench, healthy, waits)));
    await sql(bench, "DELETE FROM webhooks");
  }
  const throughputs = [await measureThroughput(bench, 1), await measureThroughput(bench, 20)];
  for (const receiver of [healthy, silent]) await receiver.close();
  return [
    table(["until it arrives, while", "what", "median ms", "worst ms", "times"], latencies),
    table(["deliveries to a receiver that answers at once", "a second"], throughputs),
  ].join("\n\n");
}

/** Accounts without users. */
async function owners(bench: Bench, count: number): Promise<Owner[]> {
  const insert = `INSERT INTO accounts (created_at) SELECT now() FROM generate_series(1, $1::int) RETURNING id`;
  return (await sql(bench, insert, [count])).rows.map(({ id }) => new Owner(id));
}

/** This many events of an account, created at once, and a webhook that receives them. */
async function addWaiting(bench: Bench, owner: Owner, url: string, count: number): Promise<void> {
  await webhooks.create(owner, {}, { url, events: ["link.created"] }, new Date());
  const insert = `INSERT INTO events (account_id, name, data, created_at)
    SELECT $1, 'link.created', json_build_object('link', n), now() FROM generate_series(1, $2::int) n`;
  await sql(bench, insert, [owner.accountId, count]);
}

async function measureLatency(bench: Bench, receiver: Receiver, waits: string): Promise<string[][]> {
  const account = await newAccount("free", bench.url);
  const id = await register(account, receiver);
  const timed = async (what: string, event: string, act: () => Promise<unknown>) => {
    const took: number[] = [];
    for (let n = 0; n < TIMES; n++) {
      const [before, start] = [receiver.of(event).length, performance.now()];
      const action = act();
      while (receiver.of(event).length === before) await sleep(1);
      took.push(performance.now() - start);
      await action;
    }
    return [waits, what, median(took).toFixed(0), Math.max(...took).toFixed(0), String(TIMES)];
  };
  const ping = () => webhooks.ping(account.owner, { id }, new Date());
  const link = () => account.api.post("/links", { url: "https://example.com/", on_duplicate: "create" });
  return [
    await timed("a test", "webhook.ping", ping),
    await timed("link.created, from the request on", "link.created", link),
  ];
}

async function measureThroughput(bench: Bench, accounts: number): Promise<string[]> {
  const all = await owners(bench, accounts);
  let received = 0;
  const server = createServer((request, response) => {
    received++;
    request.resume();
    response.end();
  });
  const port = await freePort();
  await once(server.listen(port, "127.0.0.1"), "listening");
  // Whether autovacuum has run makes no difference then. By these statistics no delivery waits.
  await sql(bench, "ANALYZE deliveries");
  const began = performance.now();
  for (const owner of all) await addWaiting(bench, owner, `http://127.0.0.1:${port}/`, WAITING / accounts);
  while (received < WAITING) await sleep(10);
  const perSecond = WAITING / ((performance.now() - began) / 1000);
  server.close();
  await sql(bench, "DELETE FROM webhooks");
  const what = `${WAITING} of ${accounts === 1 ? "one webhook" : `${accounts} webhooks`}`;
  return [what, perSecond.toFixed(0)];
}
