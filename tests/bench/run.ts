import "./settings";

import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { buildIfNeeded } from "@/lib/cli/build";
import { disconnect } from "@/lib/db/client";
import { authSecret, env, setDatabaseUrl } from "@/lib/env";
import { startPostgres } from "@/lib/postgres/embedded";
import { ROOT } from "@/tests/support/root";
import { dataFolder } from "@/tests/support/servers/data-folders";
import { startServer } from "@/tests/support/servers/server";
import { benchApi } from "./api/api";
import { benchApiRates } from "./api/rates";
import { benchFloods } from "./floods";
import { benchImages } from "./images";
import { benchImport } from "./import";
import { benchLighthouse } from "./lighthouse";
import { benchDomains } from "./links/domains";
import { benchLinks } from "./links/links";
import { benchRouting } from "./links/routing";
import { benchStatistics } from "./links/statistics";
import { otherShortener } from "./other-shortener";
import { benchPages } from "./pages";
import { cpuSecondsByKind, memoryByKind } from "./processes";
import { benchRedirect } from "./redirect";
import { benchStart } from "./start";
import { listed } from "./table";
import { benchVisitors } from "./visitors";
import { benchWebhooks } from "./webhooks";

// npm run bench [-- --compare http://127.0.0.1:8080/slug] [--only start|redirect|routing|domains|floods|images|visitors|lighthouse|pages|links|statistics|api|api-rates|webhooks|import] [--rounds 3] [--seconds 8]
const options = {
  only: { type: "string" },
  /** A short link of another shortener, which gets the load of one hot link. */
  compare: { type: "string" },
  rounds: { type: "string", default: "3" },
  seconds: { type: "string", default: "8" },
} as const;
const { values } = parseArgs({ options });

const fail = (err: unknown): never => {
  console.error(err instanceof Error ? err.message : err);
  process.exit(1);
};

await buildIfNeeded(ROOT, (line) => console.log(line));
const wanted = (name: string) => values.only === undefined || values.only === name;
const compare = values.compare === undefined ? undefined : await otherShortener(values.compare).catch(fail);
const settings = { LOG_LEVEL: "warn", NEXTAUTH_SECRET: authSecret(), WORKERS: String(env.WORKERS) };
// Before there is another server, which would share its memory.
if (wanted("start")) console.log(await benchStart(settings), "\n");
const folder = await dataFolder();
const server = await startServer({ ...settings, DATA_DIR: folder.path });
const postgres = await startPostgres(folder.path, () => undefined);
setDatabaseUrl(postgres.url);
const bench = {
  url: server.url,
  databaseUrl: postgres.localUrl,
  pid: server.process.pid,
  postgresPid: await postgres.pid(),
};
try {
  const [cpu] = cpus();
  console.log(
    `Node ${process.version}, ${cpus().length} × ${cpu?.model}; the load comes from the same machine.\n`,
  );
  const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
  console.log(`Memory after the start, in MB: ${listed(memoryByKind(bench.pid))}\n`);
  if (wanted("redirect")) console.log(await benchRedirect(bench, rounds, seconds, compare), "\n");
  if (wanted("routing")) console.log(await benchRouting(bench, rounds, seconds), "\n");
  if (wanted("domains")) console.log(await benchDomains(bench, rounds, seconds), "\n");
  if (wanted("floods")) console.log(await benchFloods(bench, seconds), "\n");
  if (wanted("images")) console.log(await benchImages(bench, rounds, seconds), "\n");
  if (wanted("visitors")) console.log(await benchVisitors(bench, rounds, seconds), "\n");
  if (wanted("lighthouse")) console.log(await benchLighthouse(bench), "\n");
  if (wanted("pages")) console.log(await benchPages(bench), "\n");
  if (wanted("import")) console.log(await benchImport(bench), "\n");
  if (wanted("links")) console.log(await benchLinks(bench), "\n");
  if (wanted("statistics")) console.log(await benchStatistics(bench), "\n");
  if (wanted("api")) console.log(await benchApi(bench), "\n");
  if (wanted("api-rates")) console.log(await benchApiRates(bench, rounds, seconds), "\n");
  if (wanted("webhooks")) console.log(await benchWebhooks(bench), "\n");
  console.log(`CPU time of the server in seconds: ${listed(cpuSecondsByKind(bench.pid))}`);
  console.log(`Memory at the end, in MB: ${listed(memoryByKind(bench.pid))}`);
} finally {
  await disconnect();
  await server.stop();
  await postgres.stop();
  await folder.remove();
}
