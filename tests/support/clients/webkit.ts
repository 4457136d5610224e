import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { expect } from "@playwright/test";
import { z } from "zod";
import { freePort } from "@/tests/support/servers/server";

/** Why there is no WebKit; undefined when there is. */
export const webkitMissing = ["WebKitWebDriver", "Xvfb"]
  .filter((program) => spawnSync(program, ["--help"]).error)
  .map((program) => `${program} is not on the PATH`)
  .join(", ");

const sessionSchema = z.object({ sessionId: z.string() });
const elementSchema = z.record(z.string(), z.string()).transform((reference) => Object.values(reference)[0]);

/** A page in WebKitGTK, the engine closest to Safari's, over WebDriver. */
export class WebKitPage {
  readonly #processes: ChildProcess[];
  readonly #session: string;

  private constructor(session: string, processes: ChildProcess[]) {
    this.#session = session;
    this.#processes = processes;
  }

  static async launch(): Promise<WebKitPage> {
    const display = spawn("Xvfb", ["-displayfd", "3", "-nolisten", "tcp"], {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    });
    const port = await freePort();
    const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
      env: { ...process.env, DISPLAY: `:${await displayNumber(display)}`, LANG: "C.UTF-8" },
      stdio: "ignore",
    });
    const url = `http://127.0.0.1:${port}`;
    const isReady = () =>
      fetch(`${url}/status`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isReady, { timeout: 20_000 }).toBe(true);
    const { sessionId } = sessionSchema.parse(await command(url, "POST", "/session", { capabilities: {} }));
    return new WebKitPage(`${url}/session/${sessionId}`, [driver, display]);
  }

  /** Opens an address, and waits until it's loaded. */
  async open(address: string): Promise<void> {
    await command(this.#session, "POST", "/url", { url: address });
  }

  url(): Promise<unknown> {
    return command(this.#session, "GET", "/url");
  }

  /** What a person can read. */
  async text(): Promise<unknown> {
    return command(this.#session, "GET", `/element/${await this.#find("body")}/text`);
  }

  async type(selector: string, text: string): Promise<void> {
    await command(this.#session, "POST", `/element/${await this.#find(selector)}/value`, { text });
  }

  async click(selector: string): Promise<void> {
    await command(this.#session, "POST", `/element/${await this.#find(selector)}/click`, {});
  }

  async close(): Promise<void> {
    await command(this.#session, "DELETE", "").catch(() => undefined);
    for (const child of this.#processes) {
      const ended = once(child, "exit");
      if (child.kill("SIGTERM")) await ended;
    }
  }

  async #find(selector: string): Promise<string | undefined> {
    const found = await command(this.#session, "POST", "/element", {
      using: "css selector",
      value: selector,
    });
    return elementSchema.parse(found);
  }
}

async function displayNumber(display: ChildProcess): Promise<string> {
  const output = display.stdio[3];
  if (!output) throw new Error("Xvfb has no output");
  // It stays open: Xvfb ends when it can't write all of its line.
  const [line] = await once(output, "data");
  return String(line).trim();
}

async function command(base: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(base + path, {
    method,
    headers: { "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = z.object({ value: z.unknown() }).parse(await response.json());
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
  return value;
}
