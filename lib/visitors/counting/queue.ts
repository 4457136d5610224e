import { Batch, type RecordVisits, type Waiter } from "@/lib/visitors/counting/batch";
import type { Facts } from "@/lib/visitors/request/facts";

const MAX_BATCH = 512;
const MAX_WAITING = 20_000;

/** Too many visits are waiting: a 503 at once beats a response after the visitor has left. */
export class OverloadError extends Error {}

/** Group commit: visits that arrive while a batch is being committed form the next batch. */
export class VisitQueue<V> {
  readonly #record: RecordVisits<V>;
  #batches: Batch<V>[] = [];
  #waiting = 0;

  constructor(record: RecordVisits<V>) {
    this.#record = record;
  }

  /**
   * Notifies `waiting` after the commit with the subject's result, undefined when it does not exist; or with an
   * error, at once for an overload.
   */
  visit(subject: string, facts: Facts, counts: boolean, now: Date, waiting: Waiter<V>): void {
    if (this.#waiting >= MAX_WAITING) {
      waiting.reject(new OverloadError());
      return;
    }
    this.#waiting++;
    this.#open().add(subject, facts, counts, now, waiting);
    // Later arrivals find a batch in flight, or one about to start.
    if (this.#waiting === 1) setImmediate(() => this.#next());
  }

  #open(): Batch<V> {
    const last = this.#batches.at(-1);
    if (last && last.size < MAX_BATCH) return last;
    const batch = new Batch<V>();
    this.#batches.push(batch);
    return batch;
  }

  /** Commits one batch at a time, so that visits arriving meanwhile share the next one. */
  #next(): void {
    const batch = this.#batches.shift();
    if (!batch) return;
    // Send the next batch to the database before responding to this one's visitors.
    batch.commit(this.#record).then((notify) => {
      this.#waiting -= batch.size;
      this.#next();
      notify();
    });
  }
}
