import type { FieldProblem } from "@/lib/errors";
import { labelText } from "./label-text";

/** An error of a field that is on the page. */
export type FormProblem = FieldProblem & {
  /** The label of the field, or of the control in it that is at fault. */
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
  return control ? { ...problem, id, label: labelText(control) ?? "" } : undefined;
}

/** The same error, named after the entry and the control in the field where it is: `Rule 3, Destination`. */
export function namedByPlace(problem: FormProblem): FormProblem {
  const control = controlAt(problem);
  const entry = control?.closest("fieldset[aria-label]")?.getAttribute("aria-label");
  return control && entry
    ? { ...problem, label: [entry, labelText(control)].filter(Boolean).join(", ") }
    : problem;
}

/** The control at the very place of an error, if it has been drawn. */
const controlAt = ({ id, at }: FormProblem): HTMLElement | null =>
  at === undefined ? null : document.getElementById(`${id}.${at}`);

/** Sorts errors as their fields stand on the page. */
export const byPosition = (problems: readonly FormProblem[]): FormProblem[] => {
  const inOrder = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  return problems.toSorted((one, other) => inOrder.indexOf(one.id) - inOrder.indexOf(other.id));
};

/** Moves the focus to the control with this error, and opens the section that it is in. */
export function focusProblem(problem: FormProblem): void {
  const control = controlAt(problem) ?? document.getElementById(problem.id);
  control?.closest("details")?.setAttribute("open", "");
  control?.focus();
}
