import createFetchClient, { type Middleware } from "openapi-fetch";
import type { operations, paths } from "./schema.js";

type ErrorCodeOf<Response> = Response extends {
  content: { "application/json": { error: infer Code; message: string } };
}
  ? Code
  : never;
type ErrorCodesOf<Operation extends { responses: object }> = ErrorCodeOf<
  Operation["responses"][keyof Operation["responses"]]
>;

/** Error codes by operation, like `ErrorCodes["createLink"]`. */
export type ErrorCodes = { [Id in keyof operations]: ErrorCodesOf<operations[Id]> };

/** Every error code of the API; `unknown` when a proxy responded instead of Waypost. */
export type ErrorCode = ErrorCodes[keyof ErrorCodes] | "unknown";

/** An error response of the API: a code for programs, a message for people. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    message: string,
    /** Also in the server's log line of the request. */
    readonly requestId: string | null,
  ) {
    super(message);
    this.name = "ApiError";
  }
}

type Options = {
  /** The instance's URL, like `https://go.example.com`. */
  url: string;
  key: string | (() => Promise<string>);
  /** Maximum retries after a 429. */
  retries?: number;
  fetch?: typeof fetch;
  /** Sleeps, in milliseconds. */
  wait?: (ms: number) => Promise<void>;
};

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A client whose requests and responses are typed by the API's own OpenAPI document. Errors are thrown as `ApiError`;
 * a 429 is retried after `Retry-After`.
 */
export function createClient({ url, key, retries = 3, fetch: send = fetch, wait = sleep }: Options) {
  const fetchWithRetry = async (request: Request): Promise<Response> => {
    for (let left = retries; ; left--) {
      const response = await send(request.clone());
      const seconds = Number(response.headers.get("Retry-After"));
      if (response.status !== 429 || left <= 0 || !(seconds > 0)) return response;
      await wait(seconds * 1000);
    }
  };
  const client = createFetchClient<paths>({ baseUrl: `${url}/api/v1`, fetch: fetchWithRetry });
  client.use(authorize(key), throwOnError);
  return client;
}

export type Client = ReturnType<typeof createClient>;

const authorize = (key: Options["key"]): Middleware => ({
  async onRequest({ request }) {
    request.headers.set("Authorization", `Bearer ${typeof key === "string" ? key : await key()}`);
    return request;
  },
});

const throwOnError: Middleware = {
  async onResponse({ response }) {
    if (response.ok || response.status === 304) return;
    const { error = "unknown", message = response.statusText }: { error?: ErrorCode; message?: string } =
      await response
        .clone()
        .json()
        .catch(() => ({}));
    throw new ApiError(response.status, error, message, response.headers.get("X-Request-Id"));
  },
};
