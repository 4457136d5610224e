"use client";

import clsx from "clsx";
import { CONTROL, described, Field, type FieldProps, textOf } from "./field";

/** A color as six hexadecimal digits: picked, or typed with or without `#`. */
export function ColorField({ form, name, label, help, required }: FieldProps) {
  const field = { form, name, label, help, required };
  const value = textOf(form, name);
  const picked = /^[\dA-Fa-f]{6}$/.test(value) ? `#${value}` : "#000000";
  return (
    <Field {...field}>
      <div className="flex gap-2">
        <input
          type="color"
          aria-label={`${label} picker`}
          value={picked}
          onChange={(event) => form.set(name, event.target.value.slice(1))}
          className="h-10 w-12 shrink-0 rounded-control border border-edge/60 bg-surface p-1"
        />
        <input
          {...described(field)}
          value={value}
          maxLength={7}
          spellCheck={false}
          onChange={(event) => form.set(name, event.target.value.trim().replace(/^#/, ""))}
          className={clsx(CONTROL, "h-10 font-mono")}
        />
      </div>
    </Field>
  );
}
