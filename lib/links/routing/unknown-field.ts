import type { z } from "zod";

const MAX_QUOTED_LENGTH = 40;

/** What was sent, in quotes, as far as people read it. */
export const quoted = (text: string): string =>
  JSON.stringify(text.length > MAX_QUOTED_LENGTH ? `${text.slice(0, MAX_QUOTED_LENGTH)}…` : text);

/** The error of an object that may have these fields only: the unknown one, or `rule`. docs/contract.md §3. */
export const unknownFieldOr = (rule: string, fields: readonly string[]) => (issue: z.core.$ZodRawIssue) =>
  issue.code === "unrecognized_keys"
    ? `has the unknown field ${quoted(issue.keys[0] ?? "")}; the fields are ${fields.join(", ")}`
    : rule;
