"use client";

import { focusProblem } from "./form-problems";
import type { Form } from "./use-form";

/** Lists the errors of a form that has several, each linked to its field. */
export function ErrorSummary({ form: { problems } }: { form: Form }) {
  if (problems.length < 2) return null;
  return (
    <section
      aria-label="Errors"
      className="rounded-control border border-danger/40 bg-danger/10 p-3 text-danger text-sm"
    >
      <p className="font-medium">{problems.length} fields need attention</p>
      <ul className="mt-1.5 space-y-1">
        {problems.map((problem) => (
          <li key={`${problem.field}.${problem.at}`}>
            <button
              type="button"
              className="rounded-sm text-left underline underline-offset-2"
              onClick={() => focusProblem(problem)}
            >
              {problem.label ? `${problem.label}: ${problem.message}` : problem.message}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
