import { cpuSecondsByKind, postgresCpuSeconds } from "./processes";
import type { Bench } from "./seed";
import { median, table } from "./table";

/** CPU time (user + system) by the kind of process. */
export type Cpu = ReadonlyMap<string, number>;

const KINDS = ["supervisor", "visitor worker", "web worker", "PostgreSQL"];

/** Seconds so far. */
export const cpuByProcess = ({ pid, postgresPid }: Pick<Bench, "pid" | "postgresPid">): Cpu =>
  new Map([...cpuSecondsByKind(pid), ["PostgreSQL", postgresCpuSeconds(postgresPid)]]);

/** What each of `requests` cost between two readings; `unit` is 1000 for milliseconds. */
export const cpuPerRequest = (before: Cpu, after: Cpu, requests: number, unit: number): Cpu =>
  new Map(
    [...after].map(([kind, seconds]) => [kind, ((seconds - (before.get(kind) ?? 0)) * unit) / requests]),
  );

/** A table of medians by process; each row has its titles and its runs. */
export function cpuTable(
  titles: string[],
  rows: readonly { titles: string[]; runs: readonly Cpu[] }[],
  digits: number,
): string {
  const shown = (runs: readonly Cpu[], kind: string): string => {
    const values = runs.flatMap((run) => run.get(kind) ?? []);
    return values.length === 0 ? "" : median(values).toFixed(digits);
  };
  return table(
    [...titles, ...KINDS],
    rows.map(({ titles: own, runs }) => [...own, ...KINDS.map((kind) => shown(runs, kind))]),
  );
}
