import { createServer } from "node:http";
import { databaseUrl } from "@/lib/env";
import { listening } from "./listen";
import { type NextAlone, startNextAlone } from "./next-alone";
import { type RunningServer, startServer } from "./server";

/** The token with which a proxy asks the servers below that have one. */
export const ASK_TOKEN = "an-ask-token-of-24-chars";

type Started = RunningServer | NextAlone;

const onRunDatabase = (settings: Record<string, string>) =>
  startServer({ DATABASE_URL: databaseUrl(), LOG_LEVEL: "warn", ...settings });

/** More servers on the database of the run. No test stops them or relies on the numbers of others' rows. */
const STARTS = {
  copy: () => onRunDatabase({ WORKERS: "2", ASK_TOKEN }),
  "behind a proxy": () => onRunDatabase({ TRUST_PROXY: "1" }),
  /** Its workers are killed, frozen and flooded, by the one worker that runs the fault tests. */
  disturbed: () => onRunDatabase({ WORKERS: "2" }),
  "Next alone": () => startNextAlone({ DATABASE_URL: databaseUrl(), ASK_TOKEN }),
} as const satisfies Record<string, () => Promise<Started>>;

type Name = keyof typeof STARTS;

/** A server that several files use. `output` is what it has printed so far; Next alone prints nothing. */
export type SharedServer = { url: string; port: number; pid: number | undefined; output: string };

const summaryOf = (server: Started): SharedServer => ({
  url: server.url,
  port: server.port,
  ...("process" in server
    ? { pid: server.process.pid, output: server.output() }
    : { pid: undefined, output: "" }),
});

/**
 * Lets the tests of all workers share servers: each starts when the first test asks for it, and stops with the run.
 * Workers find this by the environment.
 */
export async function offerSharedServers(): Promise<{ close(): Promise<void> }> {
  const started = new Map<string, Promise<Started>>();
  const isName = (name: string): name is Name => name in STARTS;
  const startOnce = (name: string): Promise<Started> => {
    if (!isName(name)) throw new Error(`no such server: ${name}`);
    const server = started.get(name) ?? STARTS[name]();
    started.set(name, server);
    return server;
  };
  const starter = createServer(async (request, response) => {
    try {
      const server = await startOnce(decodeURIComponent((request.url ?? "").slice(1)));
      response.end(JSON.stringify(summaryOf(server)));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  const { url, close } = await listening(starter);
  process.env.SHARED_SERVERS = url;
  const stopAll = async () => {
    for (const [name, server] of started) {
      const code = await (await server).stop();
      if (code) throw new Error(`the shared server "${name}" ended with ${code}`);
    }
  };
  return { close: () => close().then(stopAll) };
}

/** A server of this run, started if no test has asked for it yet. */
export async function sharedServer(name: Name): Promise<SharedServer> {
  const response = await fetch(`${process.env.SHARED_SERVERS}/${encodeURIComponent(name)}`);
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}
