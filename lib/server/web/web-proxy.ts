import { Agent } from "node:http";
import { connect } from "node:net";
import type { Forward } from "@/lib/server/http/http-server";
import { WebExchange } from "@/lib/server/web/web-exchange";
import { WebQueue } from "@/lib/server/web/web-queue";

const RETRY_MS = 100;
const FREE_CONNECTIONS = 256;

/** Passes requests to the web worker that listens on this local socket. Bodies are streamed in both directions. */
export function webProxy(socketPath: string): Forward {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: FREE_CONNECTIONS });
  const queue = new WebQueue();
  let isLooking = false;

  const look = () => {
    const socket = connect(socketPath, () => {
      socket.destroy();
      isLooking = false;
      queue.resume();
    });
    socket.once("error", () => void setTimeout(look, RETRY_MS).unref());
  };
  /** Holds new requests until a web worker listens on the socket again. */
  const waitForWebWorker = () => {
    queue.pause();
    if (isLooking) return;
    isLooking = true;
    setTimeout(look, RETRY_MS).unref();
  };

  return (request, response, address) => {
    const exchange = new WebExchange(
      request,
      response,
      address,
      { agent, socketPath },
      queue,
      waitForWebWorker,
    );
    response.once("close", () => queue.remove(exchange));
    queue.add(exchange);
  };
}
