import { request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { BROWSER } from "@/tests/support/fixtures";

const DECODERS: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** A response with its encoded body, which `fetch` hides, and the decoded text. */
export async function fetchEncoded(url: string, accepted?: string, method = "GET") {
  const headers = { "User-Agent": BROWSER, ...(accepted !== undefined && { "Accept-Encoding": accepted }) };
  return new Promise<{
    status: number;
    headers: Record<string, unknown>;
    encoding: string | undefined;
    bytes: Buffer;
    text: string;
  }>((resolve, reject) => {
    const sent = request(url, { method, headers, agent: false }, async (response) => {
      const encoding = response.headers["content-encoding"];
      const bytes = await buffer(response);
      const decode = encoding === undefined ? (same: Buffer) => same : DECODERS[encoding];
      const text = bytes.length && decode ? decode(bytes).toString() : "";
      resolve({ status: response.statusCode ?? 0, headers: response.headers, encoding, bytes, text });
    });
    sent.on("error", reject).end();
  });
}
