import type { SentRule } from "@/lib/links/routing/rules-field";
import type { SentVariant } from "@/lib/links/routing/split-field";
import type { Rule, Utm, Variant } from "@/lib/routing/routing";

/** A link's routing as stored. */
export type RoutingColumns = {
  forwardQuery: boolean;
  utm: Utm | null;
  passwordHash: string | null;
  rules: Rule[] | null;
  split: Variant[] | null;
  splitUntil: Date | null;
};

const NONE: RoutingColumns = {
  forwardQuery: false,
  utm: null,
  passwordHash: null,
  rules: null,
  split: null,
  splitUntil: null,
};

/** The request fields stored in these columns; undefined ones are unchanged. */
type Input = {
  forward_query?: boolean;
  utm?: Utm | null;
  rules?: SentRule[] | null;
  split?: SentVariant[] | null;
  split_until?: Date | null;
};

/**
 * The columns after a change. `passwordHash` is that of a new password, undefined if none was sent. `lastId` is the
 * highest id that a rule or variant of the link ever had; new ones get the next.
 */
export function routingColumns(
  input: Input,
  passwordHash: string | null | undefined,
  { stored = NONE, lastId = 0 }: { stored?: RoutingColumns; lastId?: number } = {},
): RoutingColumns {
  let id = lastId;
  const nextId = () => ++id;
  const { forward_query, utm, rules, split, split_until } = input;
  const splitUntil = split_until === undefined ? stored.splitUntil : split_until;
  return {
    forwardQuery: forward_query ?? stored.forwardQuery,
    utm: utm === undefined ? stored.utm : utm,
    passwordHash: passwordHash === undefined ? stored.passwordHash : passwordHash,
    rules: rules === undefined ? stored.rules : withIds(rules, stored.rules, nextId),
    split: split === undefined ? stored.split : withIds(split, stored.split, nextId),
    splitUntil: split === null ? null : splitUntil,
  };
}

/** An element sent with its id keeps it, and so its statistics. */
function withIds<T extends { id?: unknown }>(
  sent: readonly T[] | null,
  stored: readonly { id: number }[] | null,
  nextId: () => number,
): (Omit<T, "id"> & { id: number })[] | null {
  if (!sent) return null;
  const free = new Set<unknown>(stored?.map(({ id }) => id));
  return sent.map(({ id, ...rest }) => ({
    id: typeof id === "number" && free.delete(id) ? id : nextId(),
    ...rest,
  }));
}

/** The routing columns of a row. */
export const routingOf = (row: RoutingColumns): RoutingColumns => ({
  forwardQuery: row.forwardQuery,
  utm: row.utm,
  passwordHash: row.passwordHash,
  rules: row.rules,
  split: row.split,
  splitUntil: row.splitUntil,
});

/** Whether any of the columns differs from its default. */
export const hasRouting = ({ forwardQuery, utm, passwordHash, rules, split }: RoutingColumns): boolean =>
  forwardQuery || [utm, passwordHash, rules, split].some((column) => column !== null);

/** The targets that visits are counted by. */
export const targetsOf = ({ rules, split }: RoutingColumns) =>
  [...(rules ?? []), ...(split ?? [])].map(({ id, label, url }) => ({ id, label, url }));
