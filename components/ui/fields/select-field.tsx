"use client";

import { described, Field, type FieldProps, textOf } from "./field";
import { Select } from "./select";
import type { Options } from "./select-options";

type Props = FieldProps & {
  options: Options;
  /** The empty option means null. */
  nullable?: boolean;
};

/** A single choice. */
export function SelectField({ form, name, label, help, required, options, nullable }: Props) {
  const field = { form, name, label, help, required };
  return (
    <Field {...field}>
      <Select
        {...described(field)}
        options={options}
        value={textOf(form, name)}
        onChange={(value) => form.set(name, value || (nullable ? null : ""))}
      />
    </Field>
  );
}
