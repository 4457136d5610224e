/** Runs work in order, at most `atOnce` at a time, and rejects more while `maxWaiting` wait. */
export class BoundedQueue {
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(
    private readonly atOnce: number,
    private readonly maxWaiting: number,
  ) {}

  /** Runs `work` now or when its turn comes; undefined when the queue is full. */
  run<T>(work: () => Promise<T>): Promise<T> | undefined {
    if (this.#running < this.atOnce) return this.#start(work);
    if (this.#waiting.length >= this.maxWaiting) return undefined;
    return new Promise((resolve, reject) => {
      this.#waiting.push(() => this.#start(work).then(resolve, reject));
    });
  }

  async #start<T>(work: () => Promise<T>): Promise<T> {
    this.#running++;
    try {
      return await work();
    } finally {
      this.#running--;
      this.#waiting.shift()?.();
    }
  }
}
