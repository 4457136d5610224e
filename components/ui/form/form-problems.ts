import type { FieldProblem } from "@/lib/errors";
import { labelText } from "./label-text";

/** An error of a field that is on the page. */
export type FormProblem = FieldProblem & {
  /** The label of the field, or of the invalid control in it. */
  label: string;
  /** The id of the field's control. */
  id: string;
};

/** The error with its field's label, unless the field is not on the page. */
export function toFormProblem(
  problem: FieldProblem,
  controlId: (name: string) => string,
): FormProblem | undefined {
  const id = controlId(problem.field);
  const control = document.getElementById(id);
  if (!control) return undefined;
  // An error in a list entry names it, or gets its label once rendered (`withEntryLabel`).
  const isInEntry = /^\d/.test(problem.at ?? "");
  return { ...problem, id, label: (isInEntry ? undefined : labelText(control)) ?? "" };
}

/** Whether the part of a field at a path, like `1.url`, has the same value before and after a change. */
export function isUntouched(at: string | undefined, before: unknown, after: unknown): boolean {
  const read = (value: unknown) => at?.split(".").reduce(memberOf, value);
  return at !== undefined && isEqual(read(before), read(after));
}

/** Whether two values of the API are the same. */
export const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;

/** The error, labeled with its entry and control in the field: `Rule 3, Destination`. */
export function withEntryLabel(problem: FormProblem): FormProblem {
  const control = controlAt(problem);
  const entry = control?.closest("fieldset[aria-label]")?.getAttribute("aria-label");
  return control && entry
    ? { ...problem, label: [entry, labelText(control)].filter(Boolean).join(", ") }
    : problem;
}

/** The control at the path of an error, or its nearest ancestor's. */
function controlAt({ id, at = "" }: FormProblem): HTMLElement | null {
  const paths = at.split(".").map((_, index, names) => names.slice(0, names.length - index).join("."));
  return paths.map((path) => document.getElementById(`${id}.${path}`)).find(Boolean) ?? null;
}

/** Sorts errors by the position of their fields on the page. */
export const byPosition = (problems: readonly FormProblem[]): FormProblem[] => {
  const inOrder = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  return problems.toSorted((one, other) => inOrder.indexOf(one.id) - inOrder.indexOf(other.id));
};

/** Focuses the control with this error, and opens its section. */
export function focusProblem(problem: FormProblem): void {
  const control = controlAt(problem) ?? document.getElementById(problem.id);
  control?.closest("details")?.setAttribute("open", "");
  control?.focus();
}
