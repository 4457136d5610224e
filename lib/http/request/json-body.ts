import { AppError } from "@/lib/errors";
import type { ApiRequest } from "@/lib/http/request/api-request";
import { fieldsOf } from "@/lib/http/request/arguments";
import { bodyTooLargeError, MAX_BODY_BYTES } from "@/lib/http/request/body-limit";
import type { Fields } from "@/lib/validation/validate";

type Readable = Pick<ApiRequest, "header" | "read">;

/** Reads a JSON object of at most 256 KiB; throws 413, 415 or 400, in that order (docs/contract.md §2). */
export async function readFields(request: Readable): Promise<{ bytes: Uint8Array; fields: Fields }> {
  const bytes = await readBytes(request);
  const coding = request.header("content-encoding")?.trim().toLowerCase();
  if (coding && coding !== "identity") {
    throw new AppError(
      "unsupported_media_type",
      "The body must not be compressed: send it without Content-Encoding",
    );
  }
  const type = request.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") {
    throw new AppError(
      "unsupported_media_type",
      "The body must be JSON: send Content-Type: application/json",
    );
  }
  return { bytes, fields: fieldsOf(decode(bytes), "The body") };
}

/** Reads a body of at most `limit` bytes; throws 413. */
export async function readBytes(request: Readable, limit = MAX_BODY_BYTES): Promise<Uint8Array> {
  if (Number(request.header("content-length")) > limit) throw bodyTooLargeError(limit);
  const { bytes, complete } = await request.read(limit);
  if (complete) return bytes;
  throw bodyTooLargeError(limit);
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

function decode(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    return undefined;
  }
}
