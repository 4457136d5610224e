import type { GroupName } from "@/lib/statistics/options";

/** `subject` is what was visited, apart from links. */
export type BreakdownName = Exclude<GroupName, "day"> | "subject";

/** Visits by one thing, most first; '' is unknown. The value of a link or subject is its id. */
export type Breakdown = {
  /** How many there are, if that is more than `rows`. */
  total?: number;
  rows: readonly { value: string; name?: string; clicks: number }[];
};

export type Breakdowns = Partial<Record<BreakdownName, Breakdown>>;
