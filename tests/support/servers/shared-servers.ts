import { createServer } from "node:http";
import { test } from "@playwright/test";
import { databaseUrl } from "@/lib/env";
import { listening } from "./listen";
import { type RunningServer, startServer } from "./server";

/** The token with which a proxy asks the copy about domains. */
export const ASK_TOKEN = "an-ask-token-of-24-chars";

/** Servers on the database of the run that several files use, with their settings. */
const SETTINGS = {
  copy: { WORKERS: "2", ASK_TOKEN },
  /** Its workers are killed, frozen and flooded, by the one worker that runs the fault tests. */
  disturbed: { WORKERS: "2" },
};

type Name = keyof typeof SETTINGS;

// The next file that uses a server follows soon, or another start costs less than an idle server.
const LINGER_MS = 30_000;

/** One of them, in the process that starts the tests' workers. */
class Shared {
  #server: Promise<RunningServer> | undefined;
  #stopped = Promise.resolve();
  #users = 0;
  #lingering: NodeJS.Timeout | undefined;

  constructor(
    private readonly name: Name,
    private readonly failures: string[],
  ) {}

  /** Starts it unless it runs. */
  running(): Promise<RunningServer> {
    if (this.#server) return this.#server;
    const started = startServer({ DATABASE_URL: databaseUrl(), LOG_LEVEL: "warn", ...SETTINGS[this.name] });
    this.#server = started;
    // The next test tries again.
    started.catch(() => {
      if (this.#server === started) this.#server = undefined;
    });
    return started;
  }

  join(): Promise<RunningServer> {
    clearTimeout(this.#lingering);
    this.#users++;
    return this.running();
  }

  leave(): void {
    if (--this.#users === 0) this.#lingering = setTimeout(() => void this.stop(), LINGER_MS);
  }

  /** Resolves once it has stopped, even if that began before. */
  stop(): Promise<void> {
    clearTimeout(this.#lingering);
    const running = this.#server;
    this.#server = undefined;
    this.#stopped = Promise.all([this.#stopped, this.#end(running)]).then(() => undefined);
    return this.#stopped;
  }

  async #end(running: Promise<RunningServer> | undefined): Promise<void> {
    const server = await running?.catch(() => undefined);
    const code = await server?.stop();
    if (code) this.failures.push(`the shared server "${this.name}" ended with ${code}:\n${server?.output()}`);
  }
}

type Described = Pick<RunningServer, "url" | "port"> & { pid: number; output: string };

/** Lets the files of all workers share servers. Workers find this by the environment. */
export async function offerSharedServers(): Promise<{ close(): Promise<void> }> {
  const failures: string[] = [];
  const shared = { copy: new Shared("copy", failures), disturbed: new Shared("disturbed", failures) };
  const isName = (name: string): name is Name => name in shared;
  const respond = async (method: string, name: string): Promise<Described | undefined> => {
    if (!isName(name)) throw new Error(`no such server: ${name}`);
    if (method === "DELETE") return void shared[name].leave();
    const { url, port, process, output } = await (method === "POST"
      ? shared[name].join()
      : shared[name].running());
    return { url, port, pid: process.pid ?? 0, output: output() };
  };
  const offer = createServer(({ method = "", url = "" }, response) => {
    respond(method, url.slice(1)).then(
      (described) => response.end(JSON.stringify(described ?? {})),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  const { url, close } = await listening(offer);
  process.env.SHARED_SERVERS = url;
  return {
    close: async () => {
      await close();
      for (const server of Object.values(shared)) await server.stop();
      if (failures.length > 0) throw new Error(failures.join("\n"));
    },
  };
}

/** A server that the tests of a file share with those of others. They leave it as it is. */
export class SharedServer {
  #described: Described | undefined;

  private constructor(private readonly name: Name) {}

  /** The server for the tests of the calling file or group, who have it from the first to the last of them. */
  static forTests(name: Name): SharedServer {
    const server = new SharedServer(name);
    test.beforeAll(async () => {
      server.#described = await server.#ask("POST");
    });
    test.afterAll(async () => void (await server.#ask("DELETE")));
    return server;
  }

  get url(): string {
    return this.#known.url;
  }

  get port(): number {
    return this.#known.port;
  }

  get pid(): number {
    return this.#known.pid;
  }

  /** Everything it has printed so far. */
  output = async (): Promise<string> => (await this.#ask("GET")).output;

  get #known(): Described {
    if (!this.#described) throw new Error("there is no server outside of a test");
    return this.#described;
  }

  async #ask(method: string): Promise<Described> {
    const response = await fetch(`${process.env.SHARED_SERVERS}/${this.name}`, { method });
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  }
}
