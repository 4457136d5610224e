import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import { invalid } from "@/lib/errors";
import { fieldPathOf, formMessage } from "@/lib/validation/form-messages";

/** A JSON object as sent, or a form's values: wire names, not validated yet. */
export type Fields = Readonly<Record<string, unknown>>;

type Shape = Readonly<Record<string, z.ZodType>>;
type Output<S extends Shape> = { [K in keyof S]: z.output<S[K]> };

/** A field and its fault, as the messages of the API and of forms; `path` is that in its list or object. */
export type FieldError<Name> = readonly [
  field: Name,
  message: string,
  formMessage: string,
  path?: readonly PropertyKey[],
];

/** Rules that need more than one field, or the clock. They see the fields that passed their own check. */
type Rules<S extends Shape> = (values: Partial<Output<S>>) => Iterable<FieldError<keyof S & string>>;

// `slug` is an alias of `alias`, and error codes use the first name of a field.
const canonicalName = (field: string) => (field === "slug" ? "alias" : field);

/**
 * Validates all fields of `shape`, including absent ones, and returns their values. Throws `invalid_<field>` for the
 * first invalid field in the order of the shape (docs/contract.md §2); forms get all others, including those inside a
 * list or an object.
 */
export function validate<const S extends Shape>(shape: S, fields: Fields, rules?: Rules<S>): Output<S> {
  return check(shape, Object.keys(shape), fields, rules);
}

/** As `validate`, only for sent fields; ignores unknown ones. */
export function validateSent<const S extends Shape>(
  shape: S,
  fields: Fields,
  rules?: Rules<S>,
): Partial<Output<S>> {
  const sent = Object.keys(shape).filter((field) => Object.hasOwn(fields, field));
  return check(shape, sent, fields, rules);
}

function check<S extends Shape>(shape: S, names: string[], fields: Fields, rules?: Rules<S>): Output<S> {
  const faults = new Map<string, readonly Fault[]>();
  const passed: unknown[][] = [];
  for (const name of names) {
    const result = shape[name]?.safeParse(Object.hasOwn(fields, name) ? fields[name] : undefined);
    if (result?.success) passed.push([name, result.data]);
    else faults.set(name, faultsOf(name, result?.error.issues ?? []));
  }
  const values: Output<S> = Object.fromEntries(passed);
  for (const [name, message, formMessage, path = []] of rules?.(values) ?? [])
    if (!faults.has(name))
      faults.set(name, [
        {
          message: messageAtPath(path, message),
          formMessage,
          ...(path.length > 0 && { at: path.join(".") }),
        },
      ]);
  if (faults.size === 0) return values;
  const [first, ...others] = Object.keys(shape).flatMap((field) =>
    (faults.get(field) ?? []).map((fault) => ({ field, ...fault })),
  );
  if (!first) return values;
  throw invalid(first.field, first.message, {
    code: canonicalName(first.field),
    at: first.at,
    formMessage: first.formMessage,
    others: others.map(({ field, at, formMessage }) => ({ field, ...(at && { at }), message: formMessage })),
  });
}

type Fault = { message: string; formMessage: string; at?: string };

/** The faults of a field, one for each invalid path in its list or object, in order. */
function faultsOf(name: string, issues: readonly z.core.$ZodIssue[]): readonly Fault[] {
  if (issues.length === 0) return [{ message: "is not accepted", formMessage: formMessage(name) }];
  const seen = new Set<string>();
  return issues.flatMap((issue) => {
    const at = fieldPathOf(issue);
    if (seen.has(at)) return [];
    seen.add(at);
    const message = messageAtPath(issue.path, issue.message);
    return [{ message, formMessage: formMessage(name, issue), ...(at && { at }) }];
  });
}

/**
 * Prefixes a message with the path in a list or object: `[2].url must be …`, or `[0]: "x" is not …`, to follow the
 * field's name.
 */
function messageAtPath(path: readonly PropertyKey[], message: string): string {
  const pointer = path.map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`)).join("");
  return pointer ? `${pointer}${message.startsWith('"') ? ":" : ""} ${message}` : message;
}

/** The fields whose value differs from the stored one; equal values are never rejected (docs/contract.md §2). */
export function changed(fields: Fields, stored: Fields): Fields {
  const plain = (value: unknown) => (typeof value === "string" ? value.trim() : value);
  const differs = ([name, value]: [string, unknown]) => !isDeepStrictEqual(plain(value), stored[name]);
  return Object.fromEntries(Object.entries(fields).filter(differs));
}
