import { textStream } from "@/lib/streams/text";

/** A list whose members are still to come, some at a time. */
export type Batches<T = unknown> = AsyncIterable<readonly T[]>;

/**
 * A JSON document in which any list may be one that is still to come: it is asked for batch after batch while the
 * document is read, so that memory holds one batch, however long the list.
 */
export const jsonStream = (document: object): ReadableStream<Uint8Array> => textStream(pieces(document));

async function* pieces(value: object): AsyncGenerator<string> {
  if (isComing(value)) {
    yield "[";
    yield* members(value);
    yield "]";
    return;
  }
  let before = "{";
  for (const [name, member] of Object.entries(value)) {
    if (member === undefined) continue;
    yield `${before}${JSON.stringify(name)}:`;
    if (isObject(member) && holdsComing(member)) yield* pieces(member);
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
      if (isObject(member) && holdsComing(member)) {
        yield ready;
        yield* pieces(member);
        ready = "";
      } else ready += JSON.stringify(member);
    }
    if (ready) yield ready;
  }
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const isComing = (value: object): value is Batches => Symbol.asyncIterator in value;

const holdsComing = (value: object): boolean =>
  isComing(value) || Object.values(value).some((member) => isObject(member) && holdsComing(member));
