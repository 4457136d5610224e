import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import {
  ENCODINGS,
  type Encoding,
  type Packed,
  type VisitorResponse,
} from "@/lib/visitors/response/response";

// From 8 on Brotli takes ten times as long for a hundredth less.
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 7 };
const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** A body that is the same for everybody: compressed beside the work when somebody first takes it so, then kept. */
export const packed = (body: Uint8Array): Packed => ({
  br: lazy(() => toBrotli(body, { params: QUALITY })),
  gzip: lazy(() => toGzip(body)),
});

function lazy<T>(make: () => Promise<T>): () => T | Promise<T> {
  let made: T | Promise<T> | undefined;
  return () => {
    made ??= make().then((value) => {
      made = value;
      return value;
    });
    return made;
  };
}

/** The answer as it is sent to somebody with this Accept-Encoding: compressed where there is a way that they take. */
export async function encoded(
  response: VisitorResponse,
  accepted: string | null | undefined,
): Promise<VisitorResponse> {
  const { packed: ways, ...plain } = response;
  if (!ways) return plain;
  const headers = { ...plain.headers, Vary: "Accept-Encoding" };
  const encoding = accepted ? chosen(accepted, ways) : undefined;
  const body = encoding && (await ways[encoding]?.());
  if (!encoding || !body) return { ...plain, headers };
  return { ...plain, headers: { ...headers, "Content-Encoding": encoding }, body };
}

// No browser sends a tenth of it, and a longer text is not worth the time.
const LONGEST = 500;
const MEMBER = /^\s*([\w*-]+)\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?$/i;

/** What they like best of these ways; undefined is the body as it is (RFC 9110, 12.5.3). */
function chosen(accepted: string, ways: Packed): Encoding | undefined {
  const weights = new Map<string, number>();
  for (const member of accepted.slice(0, LONGEST).split(",")) {
    const [, name, weight = "1"] = MEMBER.exec(member) ?? [];
    if (name) weights.set(name.toLowerCase().replace(/^x-gzip$/, "gzip"), Number(weight));
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  const best = ENCODINGS.filter((name) => ways[name] && weightOf(name) > 0).sort(
    (one, other) => weightOf(other) - weightOf(one),
  )[0];
  return best && weightOf(best) >= (weights.get("identity") ?? 0) ? best : undefined;
}
