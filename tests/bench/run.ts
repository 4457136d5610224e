import "./settings";

import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { buildIfNeeded } from "@/lib/cli/build";
import { disconnect } from "@/lib/db/client";
import { authSecret, env, setDatabaseUrl } from "@/lib/env";
import { startPostgres } from "@/lib/postgres/embedded";
import { ROOT } from "@/tests/support/root";
import { dataFolder, startServer } from "@/tests/support/servers/server";
import { benchApi } from "./api";
import { benchApiRates } from "./api-rates";
import { benchFloods } from "./floods";
import { benchImages } from "./images";
import { benchImport } from "./import";
import { benchLighthouse } from "./lighthouse";
import { benchDomains } from "./links/domains";
import { benchLinks } from "./links/links";
import { benchRouting } from "./links/routing";
import { benchStatistics } from "./links/statistics";
import { benchPages } from "./pages";
import { cpuSecondsByKind, memoryByKind } from "./processes";
import { benchRedirect } from "./redirect";
import { benchVisitors } from "./visitors";
import { benchWebhooks } from "./webhooks";

// npm run bench [-- --compare http://127.0.0.1:8080/slug] [--only redirect|routing|domains|floods|images|visitors|lighthouse|pages|links|statistics|api|api-rates|webhooks|import] [--rounds 3] [--seconds 8]
const options = {
  only: { type: "string" },
  /** A short link of another shortener, which gets the load of one hot link. */
  compare: { type: "string" },
  rounds: { type: "string", default: "3" },
  seconds: { type: "string", default: "8" },
} as const;
const { values } = parseArgs({ options });

const listed = (kinds: Map<string, number>): string => {
  const all = [...kinds.values()].reduce((sum, value) => sum + value, 0);
  const parts = [...kinds].map(([kind, value]) => `${kind} ${value.toFixed(0)}`);
  return `${all.toFixed(0)} (${parts.join(", ")})`;
};

await buildIfNeeded(ROOT, (line) => console.log(line));
const folder = await dataFolder();
const server = await startServer({
  DATA_DIR: folder.path,
  LOG_LEVEL: "warn",
  NEXTAUTH_SECRET: authSecret(),
  WORKERS: String(env.WORKERS),
});
const postgres = await startPostgres(folder.path, () => undefined);
setDatabaseUrl(postgres.url);
const bench = { url: server.url, databaseUrl: postgres.localUrl, pid: server.process.pid };
try {
  const [cpu] = cpus();
  console.log(
    `Node ${process.version}, ${cpus().length} × ${cpu?.model}; the load comes from the same machine.\n`,
  );
  const wanted = (name: string) => values.only === undefined || values.only === name;
  const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
  console.log(`Memory after the start, in MB: ${listed(await memoryByKind(bench.pid))}\n`);
  if (wanted("redirect")) console.log(await benchRedirect(bench, rounds, seconds, values.compare), "\n");
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
  console.log(`Memory at the end, in MB: ${listed(await memoryByKind(bench.pid))}`);
} finally {
  await disconnect();
  await server.stop();
  await postgres.stop();
  await folder.remove();
}
