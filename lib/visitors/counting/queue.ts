import { oncePerSecond } from "@/lib/async/once-per-second";
import { log } from "@/lib/log";
import {
  Batch,
  NotRecordedError,
  type RecordVisits,
  type Subject,
  type Waiter,
} from "@/lib/visitors/counting/batch";
import type { Facts } from "@/lib/visitors/request/facts";

const MAX_BATCH = 512;
/** Beyond, an immediate 503 beats a response after the visitor has left. */
const MAX_WAITING = 20_000;

/** Group commit: visits that arrive while a batch is being committed form the next batch. */
export class VisitQueue<S extends Subject, V> {
  readonly #record: RecordVisits<S, V>;
  // While the database is down, every batch fails, possibly hundreds a second.
  readonly #onFailure = oncePerSecond<unknown>((err, visits) =>
    log.error({ err, visits }, "visits could not be recorded"),
  );
  #batches: Batch<S, V>[] = [];
  #waiting = 0;

  constructor(record: RecordVisits<S, V>) {
    this.#record = record;
  }

  /**
   * Notifies `waiting` after the commit with the subject's result, undefined when it does not exist; or with an
   * error, at once on overload.
   */
  visit(subject: S, facts: Facts, counts: boolean, now: Date, waiting: Waiter<V>): void {
    if (this.#waiting >= MAX_WAITING) {
      const error = new NotRecordedError("Too many visits are waiting");
      waiting.reject(error);
      this.#onFailure(error, 1);
      return;
    }
    this.#waiting++;
    this.#open().add(subject, facts, counts, now, waiting);
    // For later ones, a batch is in flight or about to start.
    if (this.#waiting === 1) setImmediate(() => this.#next());
  }

  #open(): Batch<S, V> {
    const last = this.#batches.at(-1);
    if (last && last.size < MAX_BATCH) return last;
    const batch = new Batch<S, V>();
    this.#batches.push(batch);
    return batch;
  }

  /** Commits one batch at a time, so that visits arriving in between share the next one. */
  #next(): void {
    const batch = this.#batches.shift();
    if (!batch) return;
    batch.commit(this.#record, this.#onFailure).then(
      (notify) => {
        this.#waiting -= batch.size;
        // Send the next batch to the database before responding to this one's visitors.
        this.#next();
        notify();
      },
      (error: unknown) => {
        // Those behind a batch that timed out have also waited for seconds.
        const failed = isTimeout(error) ? [batch, ...this.#batches.splice(0)] : [batch];
        for (const one of failed) this.#waiting -= one.size;
        this.#next();
        for (const one of failed) one.fail(error, this.#onFailure);
      },
    );
  }
}

const isTimeout = (error: unknown): boolean => error instanceof Error && /timeout/i.test(error.message);
