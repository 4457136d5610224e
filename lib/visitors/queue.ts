import { perProcess } from "@/lib/per-process";
import { Batch, type Verdict } from "@/lib/visitors/batch";
import type { Facts } from "@/lib/visitors/judge";

const IN_FLIGHT = 1;
const BATCH = 512;
const WAITING = 20_000;

/** Too many visits wait already; better an honest 503 at once than an answer after the visitor has left. */
export class Overload extends Error {}

/** Group commit: visits that arrive while a batch is being committed form the next one. */
class VisitQueue {
  #batches: Batch[] = [];
  #waiting = 0;
  #inFlight = 0;

  visit(slug: string, facts: Facts, counts: boolean, now: Date): Promise<Verdict> {
    if (this.#waiting >= WAITING) return Promise.reject(new Overload());
    this.#waiting++;
    return new Promise((resolve, reject) => {
      this.#open().add(slug, facts, counts, now, { resolve, reject });
      if (this.#inFlight < IN_FLIGHT) setImmediate(() => this.#next());
    });
  }

  #open(): Batch {
    const last = this.#batches.at(-1);
    if (last && last.size < BATCH) return last;
    const batch = new Batch();
    this.#batches.push(batch);
    return batch;
  }

  #next(): void {
    if (this.#inFlight >= IN_FLIGHT) return;
    const batch = this.#batches.shift();
    if (!batch) return;
    this.#inFlight++;
    batch.commit().finally(() => {
      this.#inFlight--;
      this.#waiting -= batch.size;
      this.#next();
    });
  }
}

export const visitQueue = (): VisitQueue => perProcess("visitQueue", () => new VisitQueue());
