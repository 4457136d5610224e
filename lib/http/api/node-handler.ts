import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { AppError } from "@/lib/errors";
import type { Api } from "@/lib/http/api/router";
import type { ApiRequest } from "@/lib/http/request/api-request";
import { type ApiResponse, withLength } from "@/lib/http/response/api-response";
import { readIncoming } from "@/lib/streams/body";

/** A `node:http` request, with its method, path and query as normalized by the server. */
type Received = { request: IncomingMessage; method: string; path: string; query: string };

/** The API on `node:http`, without the overhead of web `Request`, `Response` and streams. */
export const nodeHandler =
  (api: Api) =>
  async ({ request, method, path, query }: Received, response: ServerResponse): Promise<void> => {
    const { headers } = request;
    const header = (name: string) => {
      const value = headers[name];
      return Array.isArray(value) ? value.join(", ") : value;
    };
    const read: ApiRequest["read"] = (limit) => readOrFail(request, limit);
    const sent = await api({ method, path, query, header, read });
    const ready = await compressed(sent, header("accept-encoding"));
    response.writeHead(ready.status, withLength(ready));
    response.end(method === "HEAD" || ready.status === 304 ? undefined : ready.body);
  };

/** An aborted request is the client's fault, not a 500. */
const readOrFail = (request: IncomingMessage, limit: number) =>
  readIncoming(request, limit).catch(() => {
    throw new AppError("invalid_json", "The body ended before it was complete");
  });

const COMPRESSED_FROM_BYTES = 1024;
const COMPRESSIBLE = /^(application\/json|image\/svg\+xml)/;
const ACCEPTS_GZIP = /(?:^|,)\s*(?:x-)?gzip\s*(?:;\s*q=(?:1|0?\.0*[1-9])[.\d]*\s*)?(?:,|$)/i;
const toGzip = promisify(gzip);

async function compressed(response: ApiResponse, accepted = ""): Promise<ApiResponse> {
  const { headers, body } = response;
  if (body.length < COMPRESSED_FROM_BYTES || !COMPRESSIBLE.test(headers["Content-Type"] ?? ""))
    return response;
  const varying = { ...headers, Vary: "Accept-Encoding" };
  if (!ACCEPTS_GZIP.test(accepted)) return { ...response, headers: varying };
  // Speed over size: this runs for every response.
  const small = new Uint8Array(await toGzip(body, { level: 1 }));
  return { ...response, headers: { ...varying, "Content-Encoding": "gzip" }, body: small };
}
