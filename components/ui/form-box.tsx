"use client";

import type { ReactNode } from "react";
import { useEarlyInput } from "./early-input";
import type { Form } from "./use-form";

type Props = { form: Form; className?: string | undefined; children: ReactNode };

/** Fields that are sent together, by Enter too. */
export const FormBox = ({ form, className = "space-y-4", children }: Props) => (
  <form
    id={useEarlyInput()}
    // Should the browser ever send them by itself, they must not get into the address.
    method="post"
    noValidate
    className={className}
    onSubmit={(event) => {
      event.preventDefault();
      void form.submit();
    }}
  >
    {children}
  </form>
);

/** What went wrong and belongs to no field. */
export const Failure = ({ form }: { form: Form }) =>
  form.failure && (
    <p role="alert" className="w-full text-danger text-sm">
      {form.failure}
    </p>
  );
