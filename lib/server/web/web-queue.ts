/** A request on its way to the web worker. */
export type WebRequest = {
  start(): void;
  /** Responds with 503. */
  refuse(): void;
};

// The web worker handles some hundred requests a second, so the last in the queue waits for seconds: any longer, and
// most clients would have left.
const MAX_RESPONDING = 128;
const MAX_WAITING = 512;
const MAX_WAIT_MS = 10_000;
/** Requests whose bodies are still being sent, in either direction, cost the web worker memory but hardly CPU time. */
const MAX_OPEN = 1024;

/**
 * Bounds what one visitor worker sends to the web worker. A request counts as `responding` from the end of its body to
 * the start of its response, so slow clients don't keep others waiting.
 */
export class WebQueue {
  readonly #waiting = new Map<WebRequest, NodeJS.Timeout>();
  #responding = 0;
  #open = 0;
  #paused = false;

  /** Starts a request now, queues it, or refuses it. */
  add(request: WebRequest): void {
    if (this.#isFree()) this.#start(request);
    else if (this.#waiting.size >= MAX_WAITING) request.refuse();
    else this.#wait(request);
  }

  /** Requeues a request that could not be started. */
  putBack(request: WebRequest): void {
    this.#open--;
    this.#wait(request);
  }

  /** Removes a request whose client has left; false if it isn't queued. */
  remove(request: WebRequest): boolean {
    clearTimeout(this.#waiting.get(request));
    return this.#waiting.delete(request);
  }

  /** A started request is over. */
  closed(): void {
    this.#open--;
    this.#next();
  }

  /** The web worker has all of a request, and starts to respond. */
  responding(): void {
    this.#responding++;
  }

  /** The response has started. */
  responded(): void {
    this.#responding--;
    this.#next();
  }

  /** Starts nothing until `resume`. */
  pause(): void {
    this.#paused = true;
  }

  resume(): void {
    this.#paused = false;
    this.#next();
  }

  #isFree = (): boolean => !this.#paused && this.#responding < MAX_RESPONDING && this.#open < MAX_OPEN;

  #start(request: WebRequest): void {
    this.#open++;
    request.start();
  }

  #wait(request: WebRequest): void {
    const late = () => {
      this.#waiting.delete(request);
      request.refuse();
    };
    this.#waiting.set(request, setTimeout(late, MAX_WAIT_MS).unref());
  }

  #next(): void {
    for (const request of this.#waiting.keys()) {
      if (!this.#isFree()) return;
      this.remove(request);
      this.#start(request);
    }
  }
}
