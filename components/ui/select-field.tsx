"use client";

import clsx from "clsx";
import { CONTROL, described, Field, type FieldProps, textOf } from "./field";

type Props = FieldProps & { options: readonly { value: string; name: string }[] };

/** A native select: the most usable one on phones and by keyboard. */
export function SelectField({ form, name, label, help, required, options }: Props) {
  const field = { form, name, label, help, required };
  return (
    <Field {...field}>
      <select
        {...described(field)}
        value={textOf(form, name)}
        onChange={(event) => form.set(name, event.target.value)}
        className={clsx(CONTROL, "h-10")}
      >
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  );
}
