import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { test as base } from "@/tests/support/fixtures";
import { listening } from "@/tests/support/servers/listen";

export type Received = {
  event: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test may read any member, and fails when it is missing
  body: any;
  raw: string;
  headers: IncomingHttpHeaders;
  method: string;
  delivery: string;
  attempt: number;
};

type Respond = (response: ServerResponse, received: Received) => void;

const same = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** A webhook receiver built from the contract: it rejects what it can't verify, and stores that separately. */
export class Receiver {
  readonly received: Received[] = [];
  readonly refused: string[] = [];
  secret = "";
  respond: Respond = (response) => void response.end("thank you");

  private constructor(
    readonly url: string,
    readonly close: () => Promise<void>,
  ) {}

  static async open(): Promise<Receiver> {
    const server = createServer();
    const { url, close } = await listening(server);
    const receiver = new Receiver(`${url}/hook?x=1`, close);
    server.on("request", async (request, response) => {
      const raw = await text(request);
      const { headers, method = "" } = request;
      const fault = receiver.#fault(raw, headers);
      if (fault) {
        receiver.refused.push(fault);
        return void response.writeHead(400).end(fault);
      }
      const body = JSON.parse(raw);
      const delivery = String(headers["x-service-delivery"]);
      const attempt = Number(headers["x-service-attempt"]);
      const one = { event: body.event, body, raw, headers, method, delivery, attempt };
      receiver.received.push(one);
      receiver.respond(response, one);
    });
    return receiver;
  }

  #fault(raw: string, headers: IncomingHttpHeaders): string | undefined {
    const expected = `sha256=${createHmac("sha256", this.secret).update(raw, "utf8").digest("hex")}`;
    if (!same(String(headers["x-service-signature"]), expected)) return "X-Service-Signature is wrong";
    const { "webhook-id": id, "webhook-timestamp": time, "webhook-signature": signatures } = headers;
    if (Math.abs(Date.now() / 1000 - Number(time)) > 300) return "webhook-timestamp is too far away";
    const key = Buffer.from(this.secret.replace(/^whsec_/, ""), "base64");
    const standard = `v1,${createHmac("sha256", key).update(`${id}.${time}.${raw}`).digest("base64")}`;
    if (
      !String(signatures)
        .split(" ")
        .some((one) => same(one, standard))
    )
      return "webhook-signature is wrong";
    if (id !== headers["x-service-delivery"]) return "the two ids differ";
    if (JSON.parse(raw).event !== headers["x-service-event"]) return "X-Service-Event differs from the body";
    return undefined;
  }

  /** The deliveries of one event, in order of arrival. */
  of = (event: string) => this.received.filter((one) => one.event === event);
}

/** Tests with their own receiver. */
export const test = base.extend<{ receiver: Receiver }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first argument
  receiver: async ({}, use) => {
    const receiver = await Receiver.open();
    await use(receiver);
    await receiver.close();
  },
});

export { expect } from "@/tests/support/fixtures";
