import { databaseUrl } from "@/lib/env";
import { inDays } from "@/tests/support/dates";
import { expect, newAccount, test } from "@/tests/support/fixtures";
import { framesInFile } from "@/tests/support/readers/gif-frames";
import { databaseGate } from "@/tests/support/servers/database-gate";
import { startServer } from "@/tests/support/servers/server";

async function load(url: string) {
  const response = await fetch(url);
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
}

test("still serves an image without the database, and the right one for timers seen before", async () => {
  test.slow();
  const gate = await databaseGate(databaseUrl());
  const server = await startServer({ DATABASE_URL: gate.url, LOG_LEVEL: "silent" });
  const { api } = await newAccount("free", server.url);
  const { body: timer } = await api.post("/timers", { ends_at: inDays(3) });
  const at = (url: string) => server.url + new URL(url).pathname;
  await load(at(timer.gif_url));
  await gate.shut();
  const known = await load(at(timer.gif_url));
  const unknown = await load(`${server.url}/t/2222222222222222zzzz.gif`);
  expect([known.status, unknown.status]).toEqual([200, 200]);
  expect(framesInFile(known.bytes)).toHaveLength(60);
  expect(framesInFile(unknown.bytes)).toHaveLength(1);
  await gate.open();
  await server.stop();
  await gate.shut();
});
