import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { parseArgs } from "node:util";

// A load generator for the API in its own process: keep-alive connections with one request at a time on each, which
// rotate through the keys. Prints one line of JSON at the end. Uses raw sockets, so that it costs less than what it
// measures.

const options = {
  port: { type: "string", default: "0" },
  connections: { type: "string", default: "20" },
  seconds: { type: "string", default: "5" },
  method: { type: "string", default: "GET" },
  path: { type: "string", default: "/api/v1/me" },
  /** API keys, separated by commas. */
  keys: { type: "string", default: "" },
} as const;
const { values } = parseArgs({ options });
const { method, path } = values;
const keys = values.keys.split(",");
const statuses: Record<string, number> = {};
const times: number[] = [];
const run = randomUUID();
let asked = 0;
let running = true;

/** The next request; a POST creates a link to a unique URL. */
function next(): string {
  const key = keys[asked % keys.length];
  const head = `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\nAccept: */*\r\n`;
  asked++;
  if (method === "GET") return `${head}\r\n`;
  const body = JSON.stringify({ url: `https://example.com/${run}/${asked}`, title: `Bench ${asked}` });
  return `${head}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}

function open(): Promise<void> {
  return new Promise((done) => {
    const socket = connect(Number(values.port), "127.0.0.1").setNoDelay(true).setEncoding("latin1");
    let received = "";
    let began = 0;
    const ask = () => {
      received = "";
      began = performance.now();
      socket.write(next(), "latin1");
    };
    socket.on("connect", ask);
    socket.on("data", (chunk: string) => {
      received += chunk;
      const end = received.indexOf("\r\n\r\n");
      if (end < 0) return;
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(received)?.[1] ?? Number.NaN);
      const chunked = Number.isNaN(length) && !received.endsWith("\r\n0\r\n\r\n");
      if (chunked || received.length < end + 4 + length) return;
      times.push(performance.now() - began);
      const status = received.slice(9, 12);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (running) ask();
      else socket.end();
    });
    socket.on("error", () => {
      statuses.failed = (statuses.failed ?? 0) + 1;
    });
    socket.on("close", () => done());
  });
}

const began = performance.now();
setTimeout(() => {
  running = false;
}, Number(values.seconds) * 1000);
await Promise.all(Array.from({ length: Number(values.connections) }, open));
const seconds = (performance.now() - began) / 1000;
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
console.log(
  JSON.stringify({
    requests: times.length,
    perSecond: times.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    statuses,
  }),
);
