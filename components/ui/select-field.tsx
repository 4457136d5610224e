"use client";

import clsx from "clsx";
import { CONTROL, described, Field, type FieldProps, textOf } from "./field";

type Option = { value: string; name: string };
/** Options, or groups of them. */
type Props = FieldProps & {
  options: readonly (Option | { group: string; options: readonly Option[] })[];
  /** The empty option means null. */
  nullable?: boolean;
};

const OptionItem = ({ value, name }: Option) => <option value={value}>{name}</option>;

/** A native select: the most usable one on phones and by keyboard. */
export function SelectField({ form, name, label, help, required, options, nullable }: Props) {
  const field = { form, name, label, help, required };
  return (
    <Field {...field}>
      <select
        {...described(field)}
        value={textOf(form, name)}
        onChange={(event) => form.set(name, event.target.value || (nullable ? null : ""))}
        className={clsx(CONTROL, "h-10")}
      >
        {options.map((entry) =>
          "group" in entry ? (
            <optgroup key={entry.group} label={entry.group}>
              {entry.options.map((option) => (
                <OptionItem key={option.value} {...option} />
              ))}
            </optgroup>
          ) : (
            <OptionItem key={entry.value} {...entry} />
          ),
        )}
      </select>
    </Field>
  );
}
