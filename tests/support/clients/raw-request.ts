import { request } from "node:http";
import type { ApiResponse } from "./api-client";

export type ExactRequest = {
  method?: string;
  /** The request target, sent as is. */
  target: string;
  headers?: Record<string, string>;
  /** Sent in chunks; without a Content-Length header as a chunked stream. */
  body?: (string | Uint8Array)[];
};

/** Sends what `fetch` would normalize or reject: any target, method and header. */
export function exactRequest(
  base: string,
  { method = "GET", target, headers = {}, body = [] }: ExactRequest,
) {
  const { hostname, port } = new URL(base);
  return new Promise<ApiResponse>((resolve, reject) => {
    const sent = request({ hostname, port, method, path: target, headers, agent: false }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (piece) => {
        text += piece;
      });
      response.on("error", reject).on("end", () => {
        const received = new Headers();
        for (const [name, values] of Object.entries(response.headersDistinct))
          for (const value of values ?? []) received.append(name, value);
        const isJson = text && received.get("content-type")?.startsWith("application/json");
        resolve({
          status: response.statusCode ?? 0,
          headers: received,
          body: isJson ? JSON.parse(text) : text,
        });
      });
    });
    sent.on("error", reject);
    for (const piece of body) sent.write(piece);
    sent.end();
  });
}
