"use client";

import type { ReactNode } from "react";
import type { Form } from "./use-form";

type Props = { form: Form; className?: string | undefined; children: ReactNode };

/** Fields that are sent together, by Enter too. Sent before its script is there, they must not get into the address. */
export const FormBox = ({ form, className = "space-y-4", children }: Props) => (
  <form
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
