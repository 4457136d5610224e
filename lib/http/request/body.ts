import { AppError } from "@/lib/errors";
import { fieldsOf } from "@/lib/http/request/arguments";
import type { Fields } from "@/lib/validation/validate";

const LIMIT = 256 * 1024;

/** Reads a JSON object of at most 256 KiB; throws 413, 415 or 400, in that order (docs/contract.md §2). */
export async function readFields(request: Request): Promise<{ bytes: Uint8Array; fields: Fields }> {
  const bytes = await readBytes(request);
  const coding = request.headers.get("content-encoding")?.trim().toLowerCase();
  if (coding && coding !== "identity") {
    throw new AppError(
      "unsupported_media_type",
      "The body must not be compressed: send it without Content-Encoding",
    );
  }
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") {
    throw new AppError(
      "unsupported_media_type",
      "The body must be JSON: send Content-Type: application/json",
    );
  }
  return { bytes, fields: fieldsOf(decode(bytes), "The body") };
}

/** Reads a body of at most `limit` bytes; throws 413. */
export async function readBytes(request: Request, limit = LIMIT): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length")) > limit) throw tooLarge(limit);
  const { bytes, complete } = await readUpTo(request, limit);
  if (complete) return bytes;
  throw tooLarge(limit);
}

/** Reads a body up to `limit` bytes, and whether that was all of it. */
export async function readUpTo(
  request: Request,
  limit: number,
): Promise<{ bytes: Uint8Array; complete: boolean }> {
  const reader = request.body?.getReader();
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
    size += next.value.byteLength;
    pieces.push(next.value);
    if (size > limit) {
      drainBody(reader).catch(() => undefined);
      return { bytes: Buffer.concat(pieces).subarray(0, limit), complete: false };
    }
  }
  return { bytes: Buffer.concat(pieces), complete: true };
}

/** Drains the body: a client that only reads after sending everything would never see the response otherwise. */
async function drainBody(reader: ReadableStreamDefaultReader | undefined): Promise<void> {
  while ((await reader?.read())?.value);
}

const tooLarge = (limit: number) =>
  new AppError(
    "payload_too_large",
    `The body must be at most ${limit / 1024} KiB (${limit.toLocaleString("en")} bytes)`,
  );

function decode(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
