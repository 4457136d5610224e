import { Batch, type RecordVisits, type Waiter } from "@/lib/visitors/counting/batch";
import type { Facts } from "@/lib/visitors/request/facts";

const BATCH = 512;
const WAITING = 20_000;

/** Too many visits wait already; better an honest 503 at once than an answer after the visitor has left. */
export class OverloadError extends Error {}

/** Group commit: visits that arrive while a batch is being committed form the next one. */
export class VisitQueue<V> {
  readonly #judge: RecordVisits<V>;
  #batches: Batch<V>[] = [];
  #waiting = 0;

  constructor(judge: RecordVisits<V>) {
    this.#judge = judge;
  }

  /** Tells `waiting` after the commit what the judge says of the subject, undefined when there is none; or the error, an Overload at once. */
  visit(subject: string, facts: Facts, counts: boolean, now: Date, waiting: Waiter<V>): void {
    if (this.#waiting >= WAITING) {
      waiting.reject(new OverloadError());
      return;
    }
    this.#waiting++;
    this.#open().add(subject, facts, counts, now, waiting);
    // Whoever comes to others finds a batch under way, or one that is about to be.
    if (this.#waiting === 1) setImmediate(() => this.#next());
  }

  #open(): Batch<V> {
    const last = this.#batches.at(-1);
    if (last && last.size < BATCH) return last;
    const batch = new Batch<V>();
    this.#batches.push(batch);
    return batch;
  }

  /** Commits the first batch, then the next: one at a time, so that those that come meanwhile are many in one. */
  #next(): void {
    const batch = this.#batches.shift();
    if (!batch) return;
    // The next batch is on its way to the database before this one's visitors are answered.
    batch.commit(this.#judge).then((tell) => {
      this.#waiting -= batch.size;
      this.#next();
      tell();
    });
  }
}
