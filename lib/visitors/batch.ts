import { type Facts, type Group, type Judgement, judge } from "@/lib/visitors/judge";

/** What a visitor gets: where to go, or the state of the link; undefined when there is none. */
export type Verdict = Judgement | undefined;

type Waiting = { resolve: (verdict: Verdict) => void; reject: (error: unknown) => void };

/** Visits that will be counted together, grouped so that equal ones are one row. */
export class Batch {
  readonly groups: (Group & { counted: Waiting[]; others: Waiting[] })[] = [];
  readonly facts: Facts[] = [];
  size = 0;
  #now = new Date(0);
  readonly #groupOf = new Map<string, number>();
  readonly #factOf = new Map<string, number>();

  add(slug: string, facts: Facts, counts: boolean, now: Date, waiting: Waiting): void {
    this.#now = now;
    const fact = counts ? this.#fact(facts) : 0;
    const key = counts ? `${slug} ${fact}` : slug;
    let index = this.#groupOf.get(key);
    if (index === undefined) {
      index = this.groups.push({ slug, n: 0, fact, counted: [], others: [] }) - 1;
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

  async commit(): Promise<void> {
    try {
      const judgements = await judge(this.groups, this.facts, this.#now);
      for (const [index, group] of this.groups.entries()) {
        const judgement = judgements[index];
        const refused =
          judgement?.state === "ok" ? ({ ...judgement, state: "limit_reached" } as const) : judgement;
        for (const [place, waiting] of group.counted.entries()) {
          waiting.resolve(place < (judgement?.admitted ?? 0) ? judgement : refused);
        }
        for (const waiting of group.others) waiting.resolve(judgement);
      }
    } catch (error) {
      for (const group of this.groups)
        for (const waiting of [...group.counted, ...group.others]) waiting.reject(error);
    }
  }
}
