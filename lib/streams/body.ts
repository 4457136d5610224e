import type { IncomingMessage } from "node:http";

/** The body of a request up to a limit, and whether that was all of it. */
export type ReadBody = { bytes: Uint8Array; complete: boolean };

/** Reads the body of a `node:http` request up to `limit` bytes. Rejects when the client aborts. */
export function readIncoming(request: IncomingMessage, limit: number): Promise<ReadBody> {
  return new Promise((resolve, reject) => {
    const left = () => reject(new Error("The body ended before it was complete"));
    // It may have aborted before the listener was added.
    if (request.destroyed) left();
    const pieces: Buffer[] = [];
    let size = 0;
    const take = (piece: Buffer) => {
      size += piece.length;
      pieces.push(piece);
      if (size <= limit) return;
      // Drains the rest: a client that only reads after sending everything would never see the response.
      request.off("data", take).resume();
      resolve({ bytes: Buffer.concat(pieces).subarray(0, limit), complete: false });
    };
    request.on("data", take);
    request.on("end", () => {
      request.off("close", left);
      resolve({ bytes: Buffer.concat(pieces), complete: true });
    });
    request.on("error", reject);
    request.on("close", left);
  });
}

/** Reads the body of a web `Request` up to `limit` bytes. */
export async function readUpTo(request: Request, limit: number): Promise<ReadBody> {
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
