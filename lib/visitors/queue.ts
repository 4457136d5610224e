import { Batch, type Judge } from "@/lib/visitors/batch";
import type { Facts } from "@/lib/visitors/facts";

const IN_FLIGHT = 1;
const BATCH = 512;
const WAITING = 20_000;

/** Too many visits wait already; better an honest 503 at once than an answer after the visitor has left. */
export class Overload extends Error {}

/** Group commit: visits that arrive while a batch is being committed form the next one. */
export class VisitQueue<V> {
  readonly #judge: Judge<V>;
  #batches: Batch<V>[] = [];
  #waiting = 0;
  #inFlight = 0;

  constructor(judge: Judge<V>) {
    this.#judge = judge;
  }

  /** What the judge says of the subject, after the commit; undefined when there is none. Throws Overload. */
  visit(subject: string, facts: Facts, counts: boolean, now: Date): Promise<V | undefined> {
    if (this.#waiting >= WAITING) return Promise.reject(new Overload());
    this.#waiting++;
    return new Promise((resolve, reject) => {
      this.#open().add(subject, facts, counts, now, { resolve, reject });
      if (this.#inFlight < IN_FLIGHT) setImmediate(() => this.#next());
    });
  }

  #open(): Batch<V> {
    const last = this.#batches.at(-1);
    if (last && last.size < BATCH) return last;
    const batch = new Batch<V>();
    this.#batches.push(batch);
    return batch;
  }

  #next(): void {
    if (this.#inFlight >= IN_FLIGHT) return;
    const batch = this.#batches.shift();
    if (!batch) return;
    this.#inFlight++;
    batch.commit(this.#judge).finally(() => {
      this.#inFlight--;
      this.#waiting -= batch.size;
      this.#next();
    });
  }
}
