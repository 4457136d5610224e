import type { Facts } from "@/lib/visitors/request/facts";

/** Visits of one subject by visitors of the same kind; `n` of them count. `fact` is an index. */
export type Group = { subject: string; n: number; fact: number };

/** What became of a group: so many of its counted visits are admitted; they and those that never count get `verdict`. */
export type GroupResult<V> = { admitted: number; result: V; overLimit: V };

/** Judges and counts groups in one commit; answers by index, undefined where there is no such subject. */
export type RecordVisits<V> = (
  groups: Group[],
  facts: Facts[],
  now: Date,
) => Promise<(GroupResult<V> | undefined)[]>;

/** Who waits for the verdict. Plain calls: a promise per visit was a quarter of the redirect's work. Neither may throw. */
export type Waiter<V> = { resolve: (result: V | undefined) => void; reject: (error: unknown) => void };

/** Visits that will be counted together, grouped so that equal ones are one row. */
export class Batch<V> {
  readonly groups: (Group & { counted: Waiter<V>[]; others: Waiter<V>[] })[] = [];
  readonly facts: Facts[] = [];
  size = 0;
  #now = new Date(0);
  readonly #groupOf = new Map<string, number>();
  readonly #factOf = new Map<string, number>();

  add(subject: string, facts: Facts, counts: boolean, now: Date, waiting: Waiter<V>): void {
    this.#now = now;
    const fact = counts ? this.#fact(facts) : 0;
    const key = counts ? `${subject} ${fact}` : subject;
    let index = this.#groupOf.get(key);
    if (index === undefined) {
      index = this.groups.push({ subject, n: 0, fact, counted: [], others: [] }) - 1;
      this.#groupOf.set(key, index);
    }
    const group = this.groups[index];
    if (!group) return;
    this.size++;
    if (!counts) group.others.push(waiting);
    else group.n = group.counted.push(waiting);
  }

  #fact(facts: Facts): number {
    const key = `${facts.country}\n${facts.referrer}\n${facts.device}\n${facts.browser}\n${facts.system}`;
    const known = this.#factOf.get(key);
    if (known !== undefined) return known;
    this.#factOf.set(key, this.facts.length);
    return this.facts.push(facts) - 1;
  }

  /** Judges and counts them; answers what then tells those who wait. Never rejects. */
  commit(record: RecordVisits<V>): Promise<() => void> {
    return record(this.groups, this.facts, this.#now).then(
      (results) => () => this.#tell(results),
      (error: unknown) => () => this.#fail(error),
    );
  }

  #tell(results: (GroupResult<V> | undefined)[]): void {
    for (const [index, group] of this.groups.entries()) {
      const result = results[index];
      for (const [place, waiting] of group.counted.entries()) {
        waiting.resolve(place < (result?.admitted ?? 0) ? result?.result : result?.overLimit);
      }
      for (const waiting of group.others) waiting.resolve(result?.result);
    }
  }

  #fail(error: unknown): void {
    for (const { counted, others } of this.groups)
      for (const waiting of [...counted, ...others]) waiting.reject(error);
  }
}
