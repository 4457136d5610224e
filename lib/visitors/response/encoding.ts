import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { lazy } from "@/lib/async/lazy";
import {
  ENCODINGS,
  type Encoding,
  type Encodings,
  type VisitorResponse,
} from "@/lib/visitors/response/response";

// Brotli levels from 8 up take ten times as long to save one percent.
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 7 };
const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Encodings of a body that is the same for everybody: compressed off-thread on first use, then cached. */
export const compressed = (body: Uint8Array): Encodings => ({
  br: lazy(() => toBrotli(body, { params: QUALITY })),
  gzip: lazy(() => toGzip(body)),
});

/** The response in the best encoding that this Accept-Encoding allows. */
export async function encodeResponse(
  response: VisitorResponse,
  accepted: string | null | undefined,
): Promise<VisitorResponse> {
  const { encodings: ways, ...plain } = response;
  if (!ways) return plain;
  const varying = plain.headers.Vary ? `${plain.headers.Vary}, Accept-Encoding` : "Accept-Encoding";
  const headers = { ...plain.headers, Vary: varying };
  const encoding = accepted ? preferredEncoding(accepted, ways) : undefined;
  const body = encoding && (await ways[encoding]?.());
  if (!encoding || !body) return { ...plain, headers };
  return { ...plain, headers: { ...headers, "Content-Encoding": encoding }, body };
}

// Real browsers send a tenth of this; longer headers are not worth parsing.
const MAX_HEADER_LENGTH = 500;
const MEMBER = /^\s*([\w*-]+)\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?$/i;

/** The preferred encoding among those available; undefined is identity (RFC 9110, 12.5.3). */
function preferredEncoding(accepted: string, ways: Encodings): Encoding | undefined {
  const weights = new Map<string, number>();
  for (const member of accepted.slice(0, MAX_HEADER_LENGTH).split(",")) {
    const [, name, weight = "1"] = MEMBER.exec(member) ?? [];
    if (name) weights.set(name.toLowerCase().replace(/^x-gzip$/, "gzip"), Number(weight));
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  const best = ENCODINGS.filter((name) => ways[name] && weightOf(name) > 0).sort(
    (one, other) => weightOf(other) - weightOf(one),
  )[0];
  return best && weightOf(best) >= (weights.get("identity") ?? 0) ? best : undefined;
}
