import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { listening } from "@/tests/support/servers/listen";

type Event = { id?: string; name: string; data: Record<string, unknown> };
type Step = { id: string; op: string; data?: unknown };

/** The part of Inngest that apps talk to: it receives events, and runs functions step by step with signed requests. */
export class InngestCloud {
  readonly events: Event[] = [];
  readonly settings: Record<string, string>;

  private constructor(
    url: string,
    readonly close: () => Promise<void>,
  ) {
    this.settings = {
      INNGEST_EVENT_KEY: "event-key",
      INNGEST_SIGNING_KEY: "signkey-test-0123456789abcdef",
      INNGEST_BASE_URL: url,
    };
  }

  static async open(): Promise<InngestCloud> {
    const server = createServer();
    const { url, close } = await listening(server);
    const cloud = new InngestCloud(url, close);
    server.on("request", async (request, response) => {
      const body = await text(request);
      if (request.url === "/e/event-key") cloud.events.push(...[JSON.parse(body)].flat());
      response.writeHead(200, { "Content-Type": "application/json" });
      response.end(JSON.stringify({ ids: [], status: 200 }));
    });
    return cloud;
  }

  sent = (name: string) => this.events.filter((event) => event.name === name);

  sign(body: string): string {
    const time = String(Math.floor(Date.now() / 1000));
    const key = this.settings.INNGEST_SIGNING_KEY?.replace("signkey-test-", "") ?? "";
    return `t=${time}&s=${createHmac("sha256", key)
      .update(body + time)
      .digest("hex")}`;
  }

  /** Runs a function to its end, one request per step; waits out sleeping steps. */
  async run(app: string, fn: string, event: Event): Promise<{ result: unknown; slept: number }> {
    const steps: Record<string, { type: "data"; data: unknown }> = {};
    let slept = 0;
    for (;;) {
      const response = await this.call(app, fn, event, steps);
      const body: unknown = await response.json();
      if (response.status !== 206 || !Array.isArray(body)) throw new Error(JSON.stringify(body));
      for (const step of body as Step[]) {
        if (step.op === "RunComplete") return { result: step.data, slept };
        if (/Error|Failed/.test(step.op)) throw new Error(JSON.stringify(step));
        if (step.op === "Sleep") slept++;
        steps[step.id] = { type: "data", data: step.data ?? null };
      }
    }
  }

  call(app: string, fn: string, event: Event, steps: object, signature?: string): Promise<Response> {
    const stack = { stack: Object.keys(steps), current: Object.keys(steps).length };
    const ctx = {
      fn_id: fn,
      run_id: "run",
      attempt: 0,
      disable_immediate_execution: false,
      use_api: false,
      stack,
    };
    const body = canonical({ ctx, event, events: [event], steps, version: 2 });
    return fetch(`${app}/api/inngest?fnId=waypost-${fn}&stepId=step`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Inngest-Signature": signature ?? this.sign(body) },
      body,
    });
  }
}

/** JSON with sorted keys, which is what Inngest signs. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return `{${members
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`)
    .join(",")}}`;
}
