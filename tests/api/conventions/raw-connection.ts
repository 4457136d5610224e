import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import type { ApiResponse } from "@/tests/support/clients/api-client";

/**
 * Sends raw bytes and returns everything received until the server closes, one character per byte. For bytes that may
 * leave the server waiting for more, the connection is closed after `silence` milliseconds without data.
 */
export function exchange(base: string, bytes: string | Uint8Array, silence = 0): Promise<string> {
  const { hostname, port } = new URL(base);
  return new Promise((done) => {
    let received = "";
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on("data", (chunk) => {
      received += chunk.toString("latin1");
    });
    socket.setTimeout(silence, () => (socket.writable ? socket.end() : socket.destroy()));
    socket.on("error", () => undefined);
    socket.on("close", () => done(received));
  });
}

/** The statuses of all responses. A body never contains a status line, so none is counted twice. */
export const statuses = (received: string): number[] =>
  [...received.matchAll(/HTTP\/1\.[01] (\d{3})/g)].map(([, status]) => Number(status));

/** A request as text, one character per byte, on a connection that is closed afterwards. */
export function request(base: string, line: string, headers: string[] = [], body = ""): Buffer {
  const host = headers.some((header) => /^host:/i.test(header)) ? [] : [`Host: ${new URL(base).host}`];
  return Buffer.from(
    [`${line} HTTP/1.1`, ...host, "Connection: close", ...headers, "", body].join("\r\n"),
    "latin1",
  );
}

/** The single response to such a request. */
export function parseResponse(received: string): ApiResponse {
  const end = received.indexOf("\r\n\r\n");
  const [first = "", ...lines] = received.slice(0, end).split("\r\n");
  const headers = new Headers();
  for (const line of lines)
    headers.append(line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim());
  const sent = received.slice(end + 4);
  const whole = Buffer.from(headers.has("transfer-encoding") ? joined(sent) : sent, "latin1");
  const unpack = UNPACK[headers.get("content-encoding") ?? ""];
  const text = (whole.length && unpack ? unpack(whole) : whole).toString();
  const isJson = headers.get("content-type")?.startsWith("application/json");
  return { status: Number(first.split(" ")[1]), headers, body: isJson && text ? JSON.parse(text) : text };
}

const UNPACK: Record<string, (packed: Buffer) => Buffer> = {
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/** The chunks of a body, joined. */
function joined(chunks: string): string {
  let body = "";
  for (let at = 0; ; ) {
    const start = chunks.indexOf("\r\n", at) + 2;
    const size = Number.parseInt(chunks.slice(at, start), 16);
    if (!size) return body;
    body += chunks.slice(start, start + size);
    at = start + size + 2;
  }
}
