import { Agent, type IncomingMessage, request } from "node:http";

/** Another shortener's link, as the load generator asks for it. */
export type OtherShortener = { address: string; host: string; port: number; path: string };

/**
 * Reads `--compare`, and throws a message for people unless the load generator can measure that server: over HTTP, on
 * connections that stay open, with bodies whose length is known.
 */
export async function otherShortener(address: string): Promise<OtherShortener> {
  const fail = (reason: string) => new Error(`--compare ${address}: ${reason}`);
  if (!URL.canParse(address)) throw fail("this is no URL, such as http://127.0.0.1:8080/slug");
  const { protocol, hostname, port, pathname, search } = new URL(address);
  if (protocol !== "http:") throw fail("the load has no TLS, so the URL must start with http://");
  const wanted = { address, host: hostname, port: Number(port || 80), path: pathname + search };
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const first = await ask(agent, wanted);
    if (first.chunked) throw fail("it answers in chunks, and the load needs a Content-Length");
    const second = await ask(agent, wanted);
    if (!second.reused)
      throw fail("it closes each connection, and the load needs connections that stay open");
  } finally {
    agent.destroy();
  }
  return wanted;
}

function ask(
  agent: Agent,
  { host, port, path }: OtherShortener,
): Promise<{ chunked: boolean; reused: boolean }> {
  return new Promise((resolve, reject) => {
    const sent = request({ host, port, path, agent }, (response: IncomingMessage) => {
      const chunked = response.headers["transfer-encoding"] !== undefined;
      response
        .on("error", reject)
        .resume()
        // The agent takes the connection back after this event.
        .once("end", () => setImmediate(() => resolve({ chunked, reused: sent.reusedSocket })));
    });
    sent.on("error", reject).end();
  });
}
