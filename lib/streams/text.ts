import { throttled } from "@/lib/async/throttle";

/**
 * Streams text in UTF-8, pull-based: the next piece is requested once the last one is consumed, so that only one is
 * in memory. Takes half of the time at most, so that a large export delays visitors less.
 */
export function textStream(pieces: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const source = pieces[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { value, done } = await throttled(() => source.next());
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await source.return?.(undefined)),
  });
}
