/** Reads the body of a web `Request` up to `limit` bytes, and whether that was all of it. */
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
