import { type Dispatcher, request } from "undici";

const TIMEOUT_MS = 15_000;
const RESPONSE_BYTES = 20_000;

export type PostResponse = {
  status: number;
  headers: Record<string, string>;
  /** The first 20 kB, as UTF-8. */
  text: string;
  truncated: boolean;
};

/**
 * POSTs bytes over a new connection and returns the response, including redirects. Throws when no response starts
 * within 15 s. Once the status has arrived, an incomplete body is still a response.
 */
export async function post(
  url: string,
  body: string,
  headers: Record<string, string>,
  dispatcher: Dispatcher,
  timeoutMs = TIMEOUT_MS,
): Promise<PostResponse> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await request(url, {
    method: "POST",
    headers,
    body,
    dispatcher,
    signal,
    reset: true,
    onInfo: rejectInvalidStatus,
  });
  const { text, truncated } = await readFirst(response.body);
  return { status: response.statusCode, headers: plain(response.headers), text, truncated };
}

/**
 * undici takes a status below 100 for an interim response and then fails an assertion. Node reads the program's source
 * for its message, which blocks the process for a minute.
 */
function rejectInvalidStatus({ statusCode }: { statusCode: number }): void {
  if (statusCode < 100)
    throw new Error("Response does not match the HTTP/1.1 protocol (Invalid response status)");
}

async function readFirst(body: AsyncIterable<Buffer>): Promise<{ text: string; truncated: boolean }> {
  const chunks: Buffer[] = [];
  let size = 0;
  let whole = false;
  try {
    for await (const chunk of body) {
      chunks.push(chunk);
      size += chunk.length;
      // Leaving the loop destroys the stream, and so the connection.
      if (size > RESPONSE_BYTES) break;
    }
    whole = size <= RESPONSE_BYTES;
  } catch {
    // Aborted or timed out: keep what arrived.
  }
  const text = Buffer.concat(chunks).subarray(0, RESPONSE_BYTES).toString("utf8");
  // PostgreSQL's text cannot hold NUL.
  return { text: text.replaceAll("\0", "\uFFFD"), truncated: !whole };
}

const plain = (headers: Record<string, string | string[] | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      String(value ?? "")
        .slice(0, 1000)
        .replaceAll("\0", "\uFFFD"),
    ]),
  );
