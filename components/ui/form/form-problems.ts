import type { FieldProblem } from "@/lib/errors";
import { labelText } from "./label-text";

/** An error of a field that is on the page. */
export type FormProblem = FieldProblem & {
  /** The label of the field. */
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

/** Sorts errors as their fields stand on the page. */
export const byPosition = (problems: readonly FormProblem[]): FormProblem[] => {
  const inOrder = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  return problems.toSorted((one, other) => inOrder.indexOf(one.id) - inOrder.indexOf(other.id));
};

/** Moves the focus to the control with this error, and opens the section that it is in. */
export function focusProblem({ id, at }: FormProblem): void {
  const control = document.getElementById(`${id}.${at}`) ?? document.getElementById(id);
  control?.closest("details")?.setAttribute("open", "");
  control?.focus();
}
