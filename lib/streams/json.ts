import { textStream } from "@/lib/streams/text";

/** A list that is streamed in batches. */
export type Batches<T = unknown> = AsyncIterable<readonly T[]>;

/** A streamed JSON document in which any list may be streamed in batches, so that only one batch is in memory. */
export const jsonStream = (document: object): ReadableStream<Uint8Array> => textStream(pieces(document));

async function* pieces(value: object): AsyncGenerator<string> {
  if (isStreamed(value)) {
    yield "[";
    yield* members(value);
    yield "]";
    return;
  }
  let before = "{";
  for (const [name, member] of Object.entries(value)) {
    if (member === undefined) continue;
    yield `${before}${JSON.stringify(name)}:`;
    if (isObject(member) && containsStream(member)) yield* pieces(member);
    else yield JSON.stringify(member);
    before = ",\n";
  }
  yield "}";
}

async function* members(batches: Batches): AsyncGenerator<string> {
  let before = "\n";
  for await (const batch of batches) {
    let ready = "";
    for (const member of batch) {
      ready += before;
      before = ",\n";
      if (isObject(member) && containsStream(member)) {
        yield ready;
        yield* pieces(member);
        ready = "";
      } else ready += JSON.stringify(member);
    }
    if (ready) yield ready;
  }
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const isStreamed = (value: object): value is Batches => Symbol.asyncIterator in value;

const containsStream = (value: object): boolean =>
  isStreamed(value) || Object.values(value).some((member) => isObject(member) && containsStream(member));
