import { z } from "zod";
import { spanFaults, spanShape } from "@/lib/analytics/span";
import { FACT_NAMES, GROUPS, isFact, isLinkGroup, KIND_NAMES } from "@/lib/statistics/options";
import { name, optional, requiredOr } from "@/lib/validation/fields";
import { isPrintable } from "@/lib/validation/printable";
import type { Query } from "@/lib/validation/query";
import { queryDomain, queryInteger } from "@/lib/validation/query-fields";
import { type FieldError, validate } from "@/lib/validation/validate";

const MAX_LISTED = 100;
const MAX_CHARACTERS = 8_000;

/** A list in a query parameter, separated by commas. */
function queryList<T>(rule: string, read: (entry: string) => T | undefined) {
  return z
    .string({ error: requiredOr(rule) })
    .max(MAX_CHARACTERS, rule)
    .transform((value, context) => {
      const entries = [...new Set(value.split(",").map((entry) => entry.trim()))].map(read);
      const valid = entries.filter((entry) => entry !== undefined);
      if (valid.length === entries.length && valid.length <= MAX_LISTED) return valid;
      context.addIssue({ code: "custom", message: rule });
      return z.NEVER;
    })
    .meta({ description: rule });
}

const oneOf = <const T extends readonly string[]>(options: T) =>
  queryList(`must be any of ${options.join(", ")}, separated by commas`, (entry): T[number] | undefined =>
    options.find((option) => option === entry),
  );

const printable = (entry: string) => (entry !== "" && isPrintable(entry) ? entry : undefined);

const texts = (what: string, read = printable) =>
  optional(queryList(`must be at most ${MAX_LISTED} ${what}, separated by commas`, read), null);

// Stored in lower case.
const lowerCase = (entry: string) => printable(entry)?.toLowerCase();
const upperCase = (entry: string) => printable(entry)?.toUpperCase();

const ids = () =>
  queryList(`must be at most ${MAX_LISTED} IDs, separated by commas`, (entry) =>
    /^[1-9]\d{0,9}$/.test(entry) && Number(entry) <= 2_147_483_647 ? Number(entry) : undefined,
  );

/** The parameters of an account's statistics. docs/contract.md §3. */
export const statisticsShape = {
  ...spanShape,
  kinds: optional(oneOf(KIND_NAMES), ["links" as const]),
  link_ids: optional(ids(), null),
  // Stored in NFC.
  tags: texts("tag names", (entry) => printable(entry)?.normalize("NFC")),
  tags_mode: optional(name(["any", "all"]), "any"),
  domain: optional(queryDomain(), null),
  group_by: optional(name(GROUPS), "day"),
  country: texts("countries", upperCase),
  referrer: texts("host names", lowerCase),
  device: texts("devices", lowerCase),
  browser: texts("browsers"),
  system: texts("systems"),
  language: texts("languages", lowerCase),
  trigger: texts("triggers", lowerCase),
  limit: optional(queryInteger(1, 1_000), 100),
  offset: optional(queryInteger(0, 2_147_483_647), 0),
};

type Sent = Partial<{ [K in keyof typeof statisticsShape]: z.output<(typeof statisticsShape)[K]> }>;

export type StatisticsQuery = Required<Sent>;

/** Reads and validates the parameters. Throws `invalid_<parameter>`. */
export const readStatisticsQuery = (query: Query, now: Date): StatisticsQuery =>
  validate(statisticsShape, query, function* (sent) {
    yield* spanFaults(sent, now);
    yield* combinationFaults(sent);
  });

function* combinationFaults(sent: Sent): Iterable<FieldError<keyof Sent & string>> {
  const { kinds = ["links"], group_by: group = "day" } = sent;
  const onlyLinks = kinds.length === 1 && kinds[0] === "links";
  const isFiltered = sent.link_ids ?? sent.tags ?? sent.domain;
  if (!onlyLinks && isFiltered)
    yield ["kinds", "must be links when link_ids, tags or domain is sent", "Choose links only"];
  if (!onlyLinks && isLinkGroup(group))
    yield ["group_by", `must not be ${group} unless kinds is links`, "Choose another grouping"];
  const other = FACT_NAMES.find((fact) => sent[fact] && fact !== group);
  if (other)
    yield ["group_by", `must be ${other} when ${other} is sent`, "Choose the grouping that you filter by"];
}

/** The values that a group is filtered by; null for all. */
export const valuesOf = (query: StatisticsQuery): readonly string[] | null =>
  isFact(query.group_by) ? query[query.group_by] : null;
