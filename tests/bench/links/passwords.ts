import { setTimeout as sleep } from "node:timers/promises";
import { hashLinkPassword } from "@/lib/links/routing/hash-link-password";
import { type Load, startLoad } from "../processes";
import { type Bench, rolledUp, sql } from "../seed";
import { median } from "../table";
import { takeTurns } from "./turns";

const VISITS_PER_SECOND = 500;
const PASSWORDS_PER_SECOND = 10;
const WARM_UP_MS = 2_000;

/**
 * The p99 of visitors at a constant rate, alone and during checks of right passwords (wrong ones are soon throttled),
 * in alternating order, two of each a round. Visits links with `prefix`; the first gets a password.
 */
export async function besidePasswords(
  bench: Bench,
  prefix: string,
  links: number,
  rounds: number,
  seconds: number,
): Promise<string> {
  const port = Number(new URL(bench.url).port);
  const hash = await hashLinkPassword("open sesame");
  await sql(
    bench,
    "UPDATE links SET password_hash = $1, routing_version = nextval('link_routing_versions') WHERE slug = $2",
    [hash, `${prefix}0`],
  );
  const visitors = () =>
    startLoad({ port, connections: 50, links, seconds, path: `/${prefix}{n}`, rate: VISITS_PER_SECOND }).done;
  const passwords = () =>
    startLoad({
      port,
      connections: 5,
      links: 1,
      path: `/${prefix}0`,
      form: "password=open+sesame",
      rate: PASSWORDS_PER_SECOND,
    });
  const run = {
    alone: async () => {
      await sleep(WARM_UP_MS);
      return visitors();
    },
    beside: async () => {
      const entering = passwords();
      await sleep(WARM_UP_MS);
      const load = await visitors();
      checkRedirects(await entering.stop());
      return load;
    },
  };
  // The first checks start each worker's password thread.
  await run.beside();
  const loads = await takeTurns(["alone", "beside"] as const, 2 * rounds, async (side) => {
    await rolledUp(bench);
    return run[side]();
  });
  const p99 = (side: keyof typeof run) =>
    median((loads.get(side) ?? []).map(({ p99OfSecond }) => p99OfSecond)).toFixed(2);
  return `${VISITS_PER_SECOND} visits a second, p99 in ms: alone ${p99("alone")}, beside ${PASSWORDS_PER_SECOND} passwords a second ${p99("beside")}`;
}

function checkRedirects({ statuses, failures }: Load): void {
  const { 303: right = 0, ...others } = statuses;
  if (right === 0 || failures > 0 || Object.keys(others).length > 0)
    throw new Error(`right passwords were answered ${JSON.stringify(statuses)}`);
}
