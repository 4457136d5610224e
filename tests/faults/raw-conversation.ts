import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** A connection on which a request is written piece by piece, and everything that the server said on it. */
export class Conversation {
  #heard = "";
  readonly #closed: Promise<void>;

  private constructor(private readonly socket: Socket) {
    socket.on("data", (chunk: Buffer) => {
      this.#heard += chunk;
    });
    socket.on("error", () => undefined);
    this.#closed = new Promise((done) => socket.once("close", () => done()));
  }

  static async open(port: number): Promise<Conversation> {
    const socket = connect(port, "localhost");
    await once(socket, "connect");
    return new Conversation(socket);
  }

  /** Sends this much and waits until the system has taken it. */
  say(text: string): Promise<void> {
    return new Promise((done, failed) => {
      this.socket.write(text, (error) => (error ? failed(error) : done()));
    });
  }

  heard = (): string => this.#heard;

  /** All that was heard once the server has closed the connection. */
  async end(): Promise<string> {
    await this.#closed;
    return this.#heard;
  }
}
