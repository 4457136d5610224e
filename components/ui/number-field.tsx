"use client";

import clsx from "clsx";
import { useState } from "react";
import { CONTROL, described, Field, type FieldProps, textOf } from "./field";

type Props = FieldProps & { unit?: string };

/** A number, null when empty. Invalid input is kept as typed and rejected by the server. */
export function NumberField({ form, name, label, help, required, unit }: Props) {
  const field = { form, name, label, help, required };
  const [typed, setTyped] = useState<string>();
  const value = textOf(form, name);
  // Keep what was typed while it means the same number: 1.50 must not turn into 1.5 while typing.
  const shown = typed !== undefined && String(read(typed) ?? "") === value ? typed : value;
  return (
    <Field {...field}>
      <div className="flex items-center gap-2">
        <input
          {...described(field)}
          inputMode="decimal"
          value={shown}
          onChange={(event) => {
            setTyped(event.target.value);
            form.set(name, read(event.target.value));
          }}
          className={clsx(CONTROL, "h-10 tabular-nums")}
        />
        {unit && <span className="text-quiet text-sm">{unit}</span>}
      </div>
    </Field>
  );
}

function read(text: string): number | string | null {
  if (!text.trim()) return null;
  // Accept a decimal comma: 4,50.
  const number = Number(text.trim().replace(/^(\d+),(\d{1,2})$/, "$1.$2"));
  return Number.isFinite(number) ? number : text;
}
