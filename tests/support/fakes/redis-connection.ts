import type { Socket } from "node:net";

export type Reply = string | number | null | Error | Reply[];

/** A client for Redis's own protocol (RESP 2); replies arrive in the order of the commands. */
export class RedisConnection {
  #received = Buffer.alloc(0);
  readonly #waiting: ((reply: Reply) => void)[] = [];

  constructor(readonly socket: Socket) {
    socket.on("data", (bytes) => this.#take(bytes));
    const lost = () =>
      this.#waiting.splice(0).forEach((done) => {
        done(new Error("ERR Redis is gone"));
      });
    socket.on("error", lost).on("close", lost);
  }

  send(parts: string[]): Promise<Reply> {
    const bulk = parts.map((part) => `$${Buffer.byteLength(part)}\r\n${part}\r\n`);
    return new Promise((done) => {
      this.#waiting.push(done);
      this.socket.write(`*${parts.length}\r\n${bulk.join("")}`);
    });
  }

  close(): void {
    this.socket.destroy();
  }

  #take(bytes: Buffer): void {
    this.#received = Buffer.concat([this.#received, bytes]);
    for (let next = parse(this.#received, 0); next; next = parse(this.#received, 0)) {
      this.#received = this.#received.subarray(next.end);
      this.#waiting.shift()?.(next.reply);
    }
  }
}

/** One reply from `start`, and where it ends; undefined while bytes are missing. */
function parse(bytes: Buffer, start: number): { reply: Reply; end: number } | undefined {
  const line = bytes.indexOf("\r\n", start);
  if (line < 0) return undefined;
  const head = bytes.toString("utf8", start + 1, line);
  const body = line + 2;
  switch (bytes.toString("utf8", start, start + 1)) {
    case "+":
      return { reply: head, end: body };
    case "-":
      return { reply: new Error(head), end: body };
    case ":":
      return { reply: Number(head), end: body };
    case "$": {
      if (head === "-1") return { reply: null, end: body };
      const end = body + Number(head) + 2;
      return bytes.length < end ? undefined : { reply: bytes.toString("utf8", body, end - 2), end };
    }
    case "*":
      return head === "-1" ? { reply: null, end: body } : list(bytes, body, Number(head));
    default:
      throw new Error(`Not a Redis reply: ${head}`);
  }
}

function list(bytes: Buffer, start: number, length: number): { reply: Reply[]; end: number } | undefined {
  const reply: Reply[] = [];
  let end = start;
  while (reply.length < length) {
    const next = parse(bytes, end);
    if (!next) return undefined;
    reply.push(next.reply);
    end = next.end;
  }
  return { reply, end };
}
