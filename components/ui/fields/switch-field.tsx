"use client";

import { Switch } from "@base-ui/react/switch";
import { described, type FieldProps, Notes } from "./field";

/** A boolean field. */
export function SwitchField({ form, name, label, help }: FieldProps) {
  const { id, "aria-describedby": by } = described({ form, name, label, help });
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="space-y-0.5">
        <label id={`${id}-label`} htmlFor={id} className="font-medium text-sm">
          {label}
        </label>
        <Notes form={form} name={name} help={help} />
      </div>
      <Toggle
        id={id}
        labelledBy={`${id}-label`}
        describedBy={by}
        on={form.values[name] === true}
        onChange={(on) => form.set(name, on)}
      />
    </div>
  );
}

type ToggleProps = {
  id?: string;
  label?: string;
  labelledBy?: string;
  describedBy?: string | undefined;
  on: boolean;
  onChange(on: boolean): void;
  disabled?: boolean;
};

/** The switch without a field, for lists. */
export function Toggle({ id, label, labelledBy, describedBy, on, onChange, disabled = false }: ToggleProps) {
  return (
    <Switch.Root
      {...(id && { id })}
      aria-label={label}
      // Base UI finds the label itself, but only after hydration.
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      checked={on}
      disabled={disabled}
      onCheckedChange={onChange}
      className="relative mt-0.5 inline-flex h-6 w-10 shrink-0 items-center rounded-full bg-edge/70 transition-colors data-checked:bg-accent"
    >
      <Switch.Thumb className="size-5 translate-x-0.5 rounded-full bg-surface shadow transition-transform data-checked:translate-x-4.5" />
    </Switch.Root>
  );
}
