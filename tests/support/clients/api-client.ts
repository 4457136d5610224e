import { responseFaults } from "./openapi-conformance";

export type ApiResponse = {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test may read any field, and fails when it is missing
  body: any;
};

type Body = string | Uint8Array<ArrayBuffer> | object | undefined;

/** Calls the API, and fails when a response doesn't match the OpenAPI document. Rotates keys before the rate limit. */
export class Client {
  #uses = 0;
  #key = Promise.resolve("");

  constructor(
    readonly base: string,
    readonly newKey: () => Promise<string>,
  ) {}

  key(): Promise<string> {
    if (this.#uses++ % 50 === 0) this.#key = this.newKey();
    return this.#key;
  }

  async send(
    method: string,
    path: string,
    body?: Body,
    headers: Record<string, string> = {},
  ): Promise<ApiResponse> {
    const json = body !== undefined && typeof body === "object" && !(body instanceof Uint8Array);
    const request: RequestInit = {
      method,
      redirect: "manual",
      headers: {
        Authorization: `Bearer ${await this.key()}`,
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...headers,
      },
    };
    if (body !== undefined) request.body = json ? JSON.stringify(body) : body;
    const response = await fetch(`${this.base}/api/v1${path}`, request);
    const text = await response.text();
    const { status, headers: received } = response;
    const isJson = received.get("content-type")?.startsWith("application/json");
    const result = { status, headers: received, body: isJson ? JSON.parse(text) : text };
    const faults = responseFaults(method, path, status, received, result.body);
    if (faults) throw new Error(`not as the API describes itself: ${faults}`);
    return result;
  }

  get = (path: string, headers?: Record<string, string>) => this.send("GET", path, undefined, headers);
  delete = (path: string) => this.send("DELETE", path);
  post = (path: string, body: Body, headers?: Record<string, string>) =>
    this.send("POST", path, body, headers);
  patch = (path: string, body: Body, headers?: Record<string, string>) =>
    this.send("PATCH", path, body, headers);
}
