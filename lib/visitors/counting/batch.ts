import type { Facts } from "@/lib/visitors/request/facts";

/** What is visited, and how. Equal if the keys are. */
export type Subject = { readonly key: string };

/** Visits of one subject with the same facts; `n` of them count. `fact` is an index into the batch's facts. */
export type Group<S> = { subject: S; n: number; fact: number };

/**
 * The result of one group: `admitted` of its counted visits get `result`, the others `overLimit`; uncounted visits
 * get `result`.
 */
type GroupResult<V> = { admitted: number; result: V; overLimit: V };

/** Results by group index; undefined where the subject does not exist, `error` where nothing was recorded. */
export type Results<V> = (GroupResult<V> | { error: unknown } | undefined)[];

/** Records groups in one commit. */
export type RecordVisits<S, V> = (groups: Group<S>[], facts: Facts[], now: Date) => Promise<Results<V>>;

/** Facts as arrays for `unnest`: country, referrer, device, browser, system, language, trigger. */
export const factColumns = (facts: Facts[]) => [
  facts.map((fact) => fact.country),
  facts.map((fact) => fact.referrer),
  facts.map((fact) => fact.device),
  facts.map((fact) => fact.browser),
  facts.map((fact) => fact.system),
  facts.map((fact) => fact.language),
  facts.some((fact) => fact.trigger) ? facts.map((fact) => fact.trigger) : null,
];

/**
 * A visitor waiting for a result. Callbacks, because a promise per visit took a quarter of the redirect's time.
 * Neither may throw.
 */
export type Waiter<V> = { resolve: (result: V | undefined) => void; reject: (error: unknown) => void };

/** Visits recorded together; identical ones share a group. */
export class Batch<S extends Subject, V> {
  readonly groups: (Group<S> & { counted: Waiter<V>[]; others: Waiter<V>[] })[] = [];
  readonly facts: Facts[] = [];
  size = 0;
  #now = new Date(0);
  readonly #groupOf = new Map<string, number>();
  readonly #factOf = new Map<string, number>();

  add(subject: S, facts: Facts, counts: boolean, now: Date, waiting: Waiter<V>): void {
    this.#now = now;
    const fact = counts ? this.#fact(facts) : 0;
    const key = counts ? `${subject.key} ${fact}` : subject.key;
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
    const key = `${facts.country}\n${facts.referrer}\n${facts.device}\n${facts.browser}\n${facts.system}\n${facts.language}\n${facts.trigger}`;
    const known = this.#factOf.get(key);
    if (known !== undefined) return known;
    this.#factOf.set(key, this.facts.length);
    return this.facts.push(facts) - 1;
  }

  /** Records the batch. Resolves with a function that notifies the waiters; `fail` does if it rejects. */
  commit(record: RecordVisits<S, V>, onFailure: OnFailure): Promise<() => void> {
    return record(this.groups, this.facts, this.#now).then(
      (results) => () => this.#notify(results, onFailure),
    );
  }

  /** Rejects all waiters. */
  fail(cause: unknown, onFailure: OnFailure): void {
    for (const group of this.groups) rejectAll(group, cause);
    onFailure(cause, this.size);
  }

  #notify(results: Results<V>, onFailure: OnFailure): void {
    for (const [index, group] of this.groups.entries()) {
      const result = results[index];
      if (result && "error" in result) {
        rejectAll(group, result.error);
        onFailure(result.error, group.counted.length + group.others.length);
        continue;
      }
      for (const [position, waiting] of group.counted.entries()) {
        waiting.resolve(position < (result?.admitted ?? 0) ? result?.result : result?.overLimit);
      }
      for (const waiting of group.others) waiting.resolve(result?.result);
    }
  }
}

/** Reports once that visits could not be recorded; each waiter gets a `NotRecordedError`. */
export type OnFailure = (error: unknown, visits: number) => void;

/** A visit could not be recorded. Already reported. */
export class NotRecordedError extends Error {}

function rejectAll(group: { counted: Waiter<never>[]; others: Waiter<never>[] }, cause: unknown): void {
  const error = new NotRecordedError("The visit could not be recorded", { cause });
  for (const waiting of [...group.counted, ...group.others]) waiting.reject(error);
}
