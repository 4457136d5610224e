"use client";

import type { Form } from "@/components/ui/form/use-form";
import { described, Notes } from "./field";

type Props = {
  form: Form;
  name: string;
  label: string;
  help?: string;
  options: readonly { value: string; name: string }[];
};

/** A multiple choice shown as toggle chips. */
export function ChipsField({ form, name, label, help, options }: Props) {
  const value = form.values[name];
  const chosen = Array.isArray(value) ? value : [];
  const toggle = (option: string) =>
    // Keep the order of the options, not of the clicks.
    form.set(
      name,
      options.map((each) => each.value).filter((each) => chosen.includes(each) !== (each === option)),
    );
  return (
    <fieldset
      className="space-y-1.5"
      aria-describedby={described({ form, name, label, help })["aria-describedby"]}
    >
      <legend className="font-medium text-sm">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option, index) => (
          <label
            key={option.value}
            className="cursor-pointer rounded-full border border-edge/60 bg-surface px-3 py-1.5 text-sm has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="checkbox"
              id={index === 0 ? form.controlId(name) : undefined}
              className="sr-only"
              checked={chosen.includes(option.value)}
              onChange={() => toggle(option.value)}
            />
            {option.name}
          </label>
        ))}
      </div>
      <Notes form={form} name={name} help={help} />
    </fieldset>
  );
}
