import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** A connection for writing a request piece by piece, with everything the server sent on it. */
export class Conversation {
  #received = "";
  readonly #closed: Promise<void>;

  private constructor(private readonly socket: Socket) {
    socket.on("data", (chunk: Buffer) => {
      this.#received += chunk;
    });
    socket.on("error", () => undefined);
    this.#closed = new Promise((done) => socket.once("close", () => done()));
  }

  static async open(port: number): Promise<Conversation> {
    const socket = connect(port, "localhost");
    await once(socket, "connect");
    return new Conversation(socket);
  }

  /** Sends text and waits until the system has accepted it. */
  say(text: string): Promise<void> {
    return new Promise((done, failed) => {
      this.socket.write(text, (error) => (error ? failed(error) : done()));
    });
  }

  received = (): string => this.#received;

  /** Everything received by the time the server closed the connection. */
  async end(): Promise<string> {
    await this.#closed;
    return this.#received;
  }
}
