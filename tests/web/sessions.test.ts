import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { databaseUrl } from "@/lib/env";
import { expect, test } from "../fixtures";
import { startServer } from "../server";
import { trySignIn } from "../sign-in";

test("behind a proxy failures count by the address that it names, a household's IPv6 network as one", async ({
  request,
}) => {
  const server = await startServer({ DATABASE_URL: databaseUrl(), TRUST_PROXY: "1", LOG_LEVEL: "warn" });
  const group = randomUUID().slice(0, 4);
  const nobody = { email: `${randomUUID()}@example.com`, password: "wrong" };
  for (const address of [
    `2001:db8:${group}:7::1`,
    `2001:db8:${group}:7:ffff::2`,
    `::1, 2001:db8:${group}:7::3`,
  ])
    await trySignIn(request, nobody, { "X-Forwarded-For": address }, server.url);
  await server.stop();
  const short = Number.parseInt(group, 16).toString(16);
  const rows = await db.$queryRaw<{ subject: string; n: number }[]>`
    SELECT subject, cardinality(hits) AS n FROM rate_log WHERE subject LIKE ${`sign-in-address:2001:db8:${short}:%`}`;
  expect(rows).toEqual([{ subject: `sign-in-address:2001:db8:${short}:7::/64`, n: 3 }]);
});
