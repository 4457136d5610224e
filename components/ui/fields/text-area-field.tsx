"use client";

import clsx from "clsx";
import { CONTROL, described, Field, type FieldProps, textOf } from "./field";

type Props = FieldProps & { rows?: number; placeholder?: string };

/** Multi-line text. */
export function TextAreaField({ form, name, label, help, required, rows = 4, placeholder }: Props) {
  const field = { form, name, label, help, required };
  return (
    <Field {...field}>
      <textarea
        {...described(field)}
        rows={rows}
        placeholder={placeholder}
        value={textOf(form, name)}
        onChange={(event) => form.set(name, event.target.value)}
        className={clsx(CONTROL, "py-2")}
      />
    </Field>
  );
}
