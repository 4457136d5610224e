import { Batch, type Judge, type Waiting } from "@/lib/visitors/batch";
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
  #woken = false;

  constructor(judge: Judge<V>) {
    this.#judge = judge;
  }

  /** Tells `waiting` after the commit what the judge says of the subject, undefined when there is none; or the error, an Overload at once. */
  visit(subject: string, facts: Facts, counts: boolean, now: Date, waiting: Waiting<V>): void {
    if (this.#waiting >= WAITING) {
      waiting.reject(new Overload());
      return;
    }
    this.#waiting++;
    this.#open().add(subject, facts, counts, now, waiting);
    if (this.#inFlight < IN_FLIGHT && !this.#woken) {
      this.#woken = true;
      setImmediate(() => {
        this.#woken = false;
        this.#next();
      });
    }
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
    // The next batch is on its way to the database before this one's visitors are answered.
    batch.commit(this.#judge).then((tell) => {
      this.#inFlight--;
      this.#waiting -= batch.size;
      this.#next();
      tell();
    });
  }
}
