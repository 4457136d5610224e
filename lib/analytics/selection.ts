import { KIND, type KindName } from "@/lib/analytics/kinds";
import type { Span } from "@/lib/analytics/span";
import { formatDay } from "@/lib/dates";
import { Prisma } from "@/lib/db/client";
import type { Owner } from "@/lib/owner";

const KINDS = {
  links: "link",
  bio_pages: "bio_page",
  menus: "menu",
  countdowns: "countdown",
  timers: "timer",
  forms: "form",
} as const satisfies Record<string, KindName>;

/** What can be counted, by its name in the API, which is also its table. */
export type CountedKind = keyof typeof KINDS;

/** Which visits count: `where` is an SQL condition on what was visited, `l`, null for all. */
export type Selection = { owner: Owner; span: Span; where: Prisma.Sql | null };

/** The name and number of a kind in the journal and the daily counts, and SQL for its table. */
export const storedKind = (counted: CountedKind): { kind: KindName; number: number; table: Prisma.Sql } => ({
  kind: KINDS[counted],
  number: KIND[KINDS[counted]],
  table: Prisma.raw(counted),
});

/** SQL: whether a column of days is within the span. */
export const isDuring = (column: string, { from, to }: Span): Prisma.Sql =>
  Prisma.sql`${Prisma.raw(column)} BETWEEN ${formatDay(from)}::date AND ${formatDay(to)}::date`;
