import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { RedisConnection, type Reply } from "@/tests/support/fakes/redis-connection";

/** A real Redis behind Upstash's REST protocol (single commands and pipelines), deleted with its data by `stop`. */
export type Bridge = {
  url: string;
  token: string;
  /** Every command received over REST, oldest first. */
  commands: string[][];
  /** Sends one command straight to Redis; an error reply rejects. */
  redis: (...command: (string | number)[]) => Promise<Reply>;
  stop: () => Promise<void>;
};

/** Why the bridge can't run here; undefined when it can. */
export const bridgeMissing: string | undefined =
  spawnSync("redis-server", ["--version"]).status === 0 ? undefined : "redis-server is not on the PATH";

const command = z.array(z.union([z.string(), z.number(), z.boolean()]).transform(String)).min(1);

/** Starts redis-server on its own socket in a temporary folder, and an HTTP server in front of it on a free port. */
export async function startBridge(): Promise<Bridge> {
  const folder = await mkdtemp(join(tmpdir(), "waypost-redis-"));
  const socket = join(folder, "redis.sock");
  const settings = [
    "--port",
    "0",
    "--unixsocket",
    socket,
    "--save",
    "",
    "--appendonly",
    "no",
    "--dir",
    folder,
  ];
  const server = spawn("redis-server", settings, { stdio: ["ignore", "pipe", "ignore"] });
  const end = () => server.kill("SIGKILL");
  process.once("exit", end);
  await ready(server);
  const connection = new RedisConnection(connect(socket));
  const send: Send = (parts) => connection.send(parts);
  const token = crypto.randomUUID();
  const commands: string[][] = [];

  const http = createServer(async (request, response) => {
    const { status, body } = await answer(request, token, commands, send);
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  });
  await once(http.listen(0, "127.0.0.1"), "listening");
  const address = http.address();
  if (!address || typeof address === "string") throw new Error("The bridge has no port");

  const stop = async () => {
    http.close();
    http.closeAllConnections();
    connection.close();
    process.off("exit", end);
    const gone = once(server, "exit");
    end();
    await gone;
    await rm(folder, { recursive: true, force: true });
  };
  let stopped: Promise<void> | undefined;

  return {
    url: `http://127.0.0.1:${address.port}`,
    token,
    commands,
    redis: async (...parts) => {
      const reply = await send(parts.map(String));
      if (reply instanceof Error) throw reply;
      return reply;
    },
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

async function ready(server: ChildProcess): Promise<void> {
  if (!server.stdout) throw new Error("redis-server has no output");
  for await (const line of createInterface({ input: server.stdout })) {
    if (/ready to accept connections/i.test(line)) {
      server.stdout.resume();
      return;
    }
  }
  throw new Error("redis-server ended before it was ready");
}

type Send = (command: string[]) => Promise<Reply>;

type BridgeResponse = { status: number; body: unknown };

async function answer(
  request: IncomingMessage,
  token: string,
  seen: string[][],
  send: Send,
): Promise<BridgeResponse> {
  if (request.headers.authorization !== `Bearer ${token}`)
    return { status: 401, body: { error: "WRONGPASS invalid or missing auth token" } };
  const show = request.headers["upstash-encoding"] === "base64" ? encode : (reply: Reply) => reply;
  const result = (reply: Reply) =>
    reply instanceof Error ? { error: reply.message } : { result: show(reply) };
  const many = request.url === "/pipeline";
  if (!many && request.url !== "/") return { status: 404, body: { error: "ERR unknown path" } };
  const input = (many ? z.array(command) : command.transform((one) => [one])).safeParse(await json(request));
  if (!input.success) return { status: 400, body: { error: "ERR the body is not a command" } };
  seen.push(...input.data);

  const replies = await Promise.all(input.data.map(send));
  if (many) return { status: 200, body: replies.map(result) };
  const [reply = null] = replies;
  return { status: reply instanceof Error ? 400 : 200, body: result(reply) };
}

const json = async (request: IncomingMessage): Promise<unknown> => {
  try {
    return JSON.parse(await text(request));
  } catch {
    return undefined;
  }
};

/** Upstash's base64 format: every string but a plain OK. */
function encode(reply: Reply): Reply {
  if (Array.isArray(reply)) return reply.map(encode);
  return typeof reply === "string" && reply !== "OK" ? Buffer.from(reply).toString("base64") : reply;
}
