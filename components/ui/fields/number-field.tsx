"use client";

import clsx from "clsx";
import { type ComponentProps, useState } from "react";
import { CONTROL, described, Field, type FieldProps, textOf } from "./field";

type Props = FieldProps & { unit?: string; digits?: number };

/** A number, null when empty. Invalid input is kept as typed and rejected by the server. */
export function NumberField({ form, name, label, help, required, unit, digits }: Props) {
  const field = { form, name, label, help, required };
  return (
    <Field {...field}>
      <div className="flex items-center gap-2">
        <NumberInput
          {...described(field)}
          value={textOf(form, name)}
          digits={digits}
          onNumber={(value) => form.set(name, value)}
        />
        {unit && <span className="text-quiet text-sm">{unit}</span>}
      </div>
    </Field>
  );
}

type InputProps = Omit<ComponentProps<"input">, "value" | "onChange"> & {
  value: string;
  /** Decimal places of a number that isn't being typed. */
  digits?: number | undefined;
  onNumber(value: number | string | null): void;
};

/** A number input, for fields that have several. */
export function NumberInput({ value, digits, onNumber, className, ...rest }: InputProps) {
  const [typed, setTyped] = useState<string>();
  // Keep what was typed while it means the same number: 1.50 must not turn into 1.5 while typing.
  const shown =
    typed !== undefined && String(read(typed) ?? "") === value ? typed : withDigits(value, digits);
  return (
    <input
      {...rest}
      inputMode="decimal"
      value={shown}
      onChange={(event) => {
        setTyped(event.target.value);
        onNumber(read(event.target.value));
      }}
      className={clsx(CONTROL, "h-10 tabular-nums", className)}
    />
  );
}

const withDigits = (value: string, digits?: number): string =>
  digits !== undefined && /^\d+(\.\d+)?$/.test(value) ? Number(value).toFixed(digits) : value;

function read(text: string): number | string | null {
  if (!text.trim()) return null;
  // Accept a decimal comma: 4,50.
  const number = Number(text.trim().replace(/^(\d+),(\d{1,2})$/, "$1.$2"));
  return Number.isFinite(number) ? number : text;
}
