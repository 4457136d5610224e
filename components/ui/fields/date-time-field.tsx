"use client";

import clsx from "clsx";
import { useTimeZone } from "@/components/ui/use-time-zone";
import { dateOf } from "@/lib/dates";
import { CONTROL, described, Field, type FieldProps, textOf } from "./field";

const pad = (number: number, length = 2) => String(number).padStart(length, "0");

/** Converts an API datetime (UTC) to the value of a datetime-local input in the viewer's time zone. */
function toLocal(wire: string): string {
  const date = dateOf(wire);
  if (Number.isNaN(date.getTime())) return "";
  const day = `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}:${pad(date.getSeconds())}`;
}

function toWire(local: string): string | null {
  const date = new Date(local);
  if (!local || Number.isNaN(date.getTime())) return null;
  return date.toISOString().slice(0, 19).replace("T", " ");
}

/** A datetime in the viewer's time zone, sent in UTC; null when empty. */
export function DateTimeField({ form, name, label, help, required }: FieldProps) {
  const zone = useTimeZone();
  const wire = textOf(form, name);
  const rule = (
    <>
      {help} {zone ? `Time zone: ${zone}.` : ""}
    </>
  );
  const field = { form, name, label, help: rule, required };
  return (
    <Field {...field}>
      <input
        {...described(field)}
        type="datetime-local"
        step={1}
        // The server doesn't know the time zone, so the value is set in the browser only.
        value={zone && wire ? toLocal(wire) : ""}
        onChange={(event) => form.set(name, toWire(event.target.value))}
        className={clsx(CONTROL, "h-10 tabular-nums")}
      />
    </Field>
  );
}
