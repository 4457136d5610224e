import { connect, type Socket } from "node:net";
import { parseArgs } from "node:util";
import { median, quantile } from "./table";

// A load generator in its own process: keep-alive connections with one request at a time on each. Prints one line of
// JSON at the end or when stopped. Uses raw sockets, so that it costs less than what it measures.

const options = {
  host: { type: "string", default: "127.0.0.1" },
  port: { type: "string" },
  /** The Host header, if it isn't host and port. */
  name: { type: "string", default: "" },
  connections: { type: "string" },
  seconds: { type: "string" },
  links: { type: "string" },
  /** The path to request: the first {n} stands for the number of a link; without it, the path is constant. */
  path: { type: "string", default: "/b{n}" },
  /** The accepted encodings. */
  accept: { type: "string", default: "" },
  /** A form to send: POST instead of GET. */
  form: { type: "string", default: "" },
  /** Requests per second at a constant rate, whatever the response times; 0: as many as the connections allow. */
  rate: { type: "string", default: "0" },
} as const;
const { values } = parseArgs({ options });
const [port, connections, seconds, links] = [
  values.port,
  values.connections,
  values.seconds,
  values.links,
].map(Number) as [number, number, number, number];

const AGENTS = [
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
];
const REFERRERS = ["", "Referer: https://news.example.net/item\r\n", "Referer: https://www.example.org/\r\n"];
const ENCODINGS = values.accept ? `Accept-Encoding: ${values.accept}\r\n` : "";
const FORM = values.form
  ? `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${values.form.length}\r\n`
  : "";
const TAILS = AGENTS.flatMap((agent) =>
  REFERRERS.map(
    (referrer) =>
      ` HTTP/1.1\r\nHost: ${values.name || `${values.host}:${values.port}`}\r\nUser-Agent: ${agent}\r\nAccept: */*\r\n${ENCODINGS}${referrer}${FORM}\r\n${values.form}`,
  ),
);

const PAUSE_MS = Number(values.rate) ? (connections * 1000) / Number(values.rate) : 0;
const GRAIN_MS = 0.1;
const histogram = new Uint32Array(200_000);
const statuses: Record<string, number> = {};
/** Response times in ms under a constant rate, by the second in which they arrived. */
const bySecond: number[][] = [];
let requests = 0;
let failures = 0;
let closed = 0;
let seed = 42;
let running = true;

const [before = "", after] = values.path.split("{n}", 2);

/** The links of the bench are numbered from 0; pseudo-random, so that both servers get the same sequence. */
function next(): string {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  const path = after === undefined ? before : `${before}${seed % links}${after}`;
  return `${values.form ? "POST" : "GET"} ${path}${TAILS[(seed >>> 8) % TAILS.length]}`;
}

function open(): Promise<void> {
  return new Promise((done) => {
    const socket = connect(port, values.host);
    socket.setNoDelay(true);
    let started = 0;
    let head = "";
    let missing = 0;
    let due = performance.now() + Math.random() * PAUSE_MS;
    const ask = () => {
      head = "";
      socket.write(next(), "latin1");
    };
    // No coordinated omission: latency is measured from when the request should have been sent.
    const plan = () => {
      const now = performance.now();
      due = PAUSE_MS ? due + PAUSE_MS : now;
      started = due;
      if (due <= now) return ask();
      setTimeout(() => {
        started = performance.now();
        ask();
      }, due - now);
    };
    socket.on("connect", plan);
    socket.on("data", (chunk) => {
      if (missing > 0) missing -= chunk.length;
      else {
        head += chunk.toString("latin1");
        const length = responseLength(head);
        if (length === undefined) return;
        missing = length - head.length;
      }
      if (missing > 0) return;
      note(head, performance.now() - started);
      if (running) plan();
      else finish(socket);
    });
    socket.on("error", () => failures++);
    socket.on("close", () => {
      if (running) closed++;
      done();
    });
  });
}

const finish = (socket: Socket) => socket.end();

/** The length of the response, head and body; undefined while its head is incomplete. */
function responseLength(text: string): number | undefined {
  const head = text.indexOf("\r\n\r\n");
  if (head < 0) return undefined;
  const length = /content-length: (\d+)/i.exec(text)?.[1];
  return head + 4 + Number(length ?? 0);
}

function note(text: string, ms: number): void {
  requests++;
  const status = text.slice(9, 12);
  statuses[status] = (statuses[status] ?? 0) + 1;
  const bucket = Math.min(histogram.length - 1, Math.floor(ms / GRAIN_MS));
  histogram[bucket] = (histogram[bucket] ?? 0) + 1;
  if (!PAUSE_MS) return;
  const second = Math.floor((performance.now() - began) / 1000);
  bySecond[second] ??= [];
  bySecond[second].push(ms);
}

function percentile(share: number): number {
  let seen = 0;
  for (const [bucket, count] of histogram.entries()) {
    seen += count;
    if (seen >= requests * share) return (bucket + 1) * GRAIN_MS;
  }
  return 0;
}

const began = performance.now();
const timer = setTimeout(stop, seconds * 1000);
process.once("SIGTERM", stop);
function stop(): void {
  clearTimeout(timer);
  running = false;
}
await Promise.all(Array.from({ length: connections }, open));
const took = (performance.now() - began) / 1000;
console.log(
  JSON.stringify({
    requests,
    failures,
    closed,
    perSecond: requests / took,
    p50: percentile(0.5),
    p99: percentile(0.99),
    p99OfSecond: median(Object.values(bySecond).map((times) => quantile(times, 0.99))),
    statuses,
  }),
);
