import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { backoff } from "@/lib/async/backoff";
import { log } from "@/lib/log";
import { isReport, type Order } from "@/lib/server/processes/messages";
import { DRAIN_TIMEOUT_MS, STOP_GRACE_MS } from "@/lib/server/processes/timeouts";

// The first restart is immediate: the process probably crashed on one request.
const FIRST_RESTART_MS = 50;
const MAX_RESTART_MS = 30_000;

const hasExited = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** A child process that is replaced when it exits, until `stop`. */
export class ServerProcess {
  readonly #restarts = backoff(FIRST_RESTART_MS, MAX_RESTART_MS);
  #process: ChildProcess;
  #isLoaded = false;
  #order: (() => Order) | undefined;
  #hasServed = false;
  #isStopping = false;
  #timer: NodeJS.Timeout | undefined;
  #ready: { resolve(): void; reject(error: Error): void } | undefined;
  #welcome: { resolve(text: string): void; reject(error: Error): void } | undefined;

  /** Starts the process, so that it preloads its code; it serves after `serve`. */
  constructor(
    private readonly kind: string,
    private readonly fork: () => ChildProcess,
  ) {
    this.#process = this.#begin();
  }

  /** Makes it serve; resolves when it does, rejects when it cannot. Replacements get a fresh `order`. */
  serve(order: () => Order): Promise<void> {
    this.#order = order;
    return new Promise((resolve, reject) => {
      this.#ready = { resolve, reject };
      if (hasExited(this.#process)) reject(new Error(`The ${this.kind} ended`));
      else if (this.#isLoaded) this.#process.send(order());
    });
  }

  /** Sends another order, if it is connected. */
  send(order: Order): void {
    if (this.#isLoaded && this.#process.connected) this.#process.send(order);
  }

  /** Makes it create the first account; resolves to the message for the operator, rejects when it cannot. */
  welcome(): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#welcome = { resolve, reject };
      if (this.#isLoaded && this.#process.connected) this.#process.send({ type: "welcome" } satisfies Order);
      else reject(new Error(`The ${this.kind} ended`));
    });
  }

  /** Lets it finish its requests. Resolves when it has exited. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearTimeout(this.#timer);
    const child = this.#process;
    if (hasExited(child)) return;
    const exited = once(child, "exit");
    if (!this.#isLoaded) child.kill("SIGKILL");
    else if (child.connected) child.send({ type: "stop" } satisfies Order);
    const late = setTimeout(() => child.kill("SIGKILL"), DRAIN_TIMEOUT_MS + STOP_GRACE_MS);
    await exited;
    clearTimeout(late);
  }

  #begin(): ChildProcess {
    const child = this.fork();
    const stable = setTimeout(this.#restarts.reset, 2 * MAX_RESTART_MS).unref();
    let failure: string | undefined;
    child.on("message", (message) => {
      if (!isReport(message)) return;
      if (message.type === "loaded") this.#load(child);
      else if (message.type === "failed") failure = message.message;
      else if (message.type === "welcome") this.#welcome?.resolve(message.text);
      else if (message.type === "ready") {
        if (this.#hasServed) log.warn({ pid: child.pid }, `the ${this.kind} was replaced`);
        this.#hasServed = true;
        this.#ready?.resolve();
      }
    });
    child.on("error", (err) => log.error({ err }, `the ${this.kind} cannot be reached`));
    child.once("exit", (code, signal) => {
      clearTimeout(stable);
      if (this.#isStopping) return;
      const error = new Error(failure ?? `The ${this.kind} ended with ${signal ?? code}`);
      this.#welcome?.reject(error);
      if (this.#hasServed) this.#replace({ pid: child.pid, code, signal, failure });
      else this.#ready?.reject(error);
    });
    return child;
  }

  #load(child: ChildProcess): void {
    this.#isLoaded = true;
    if (this.#order) child.send(this.#order());
  }

  #replace(exit: object): void {
    this.#isLoaded = false;
    log.error(exit, `the ${this.kind} exited; starting another`);
    this.#timer = setTimeout(() => {
      this.#process = this.#begin();
    }, this.#restarts.next());
  }
}
