import type { GroupName } from "@/lib/statistics/options";

/** `subject` is a visited page or timer, not a link. */
export type BreakdownName = Exclude<GroupName, "day"> | "subject";

/** Visits by one group, most first; '' is unknown. The value of a link or subject is its id. */
export type Breakdown = {
  /** The number of values, if more than `rows`. */
  total?: number;
  rows: readonly { value: string; name?: string; clicks: number }[];
};

export type Breakdowns = Partial<Record<BreakdownName, Breakdown>>;
