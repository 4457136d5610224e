import { connect } from "node:net";
import { text } from "node:stream/consumers";

/** Sends a request exactly as written and answers all that comes back: for what `fetch` puts right or hides. */
export async function rawRequest(base: string, line: string, headers: string[] = []): Promise<string> {
  const { hostname, port, host } = new URL(base);
  const socket = connect(Number(port), hostname);
  socket.write([`${line} HTTP/1.1`, `Host: ${host}`, "Connection: close", ...headers, "", ""].join("\r\n"));
  return text(socket);
}
