"use client";

import clsx from "clsx";
import { CONTROL, described, Field, type FieldProps, textOf } from "./field";
import { useZone } from "./zone";

const pad = (number: number, length = 2) => String(number).padStart(length, "0");

/** `YYYY-MM-DD HH:MM:SS` in UTC as the browser's control wants it, in the viewer's zone. */
function toLocal(wire: string): string {
  const date = new Date(`${wire.replace(" ", "T")}Z`);
  if (Number.isNaN(date.getTime())) return "";
  const day = `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}:${pad(date.getSeconds())}`;
}

function toWire(local: string): string | null {
  const date = new Date(local);
  if (!local || Number.isNaN(date.getTime())) return null;
  return date.toISOString().slice(0, 19).replace("T", " ");
}

/** A moment, typed in the viewer's zone and sent in UTC; an emptied field means none (null). */
export function DateTimeField({ form, name, label, help, required }: FieldProps) {
  const zone = useZone();
  const wire = textOf(form, name);
  const rule = (
    <>
      {help} {zone ? `In your time zone, ${zone}.` : ""}
    </>
  );
  const field = { form, name, label, help: rule, required };
  return (
    <Field {...field}>
      <input
        {...described(field)}
        type="datetime-local"
        step={1}
        // The server does not know the zone, so the control is filled in the browser only.
        value={zone && wire ? toLocal(wire) : ""}
        onChange={(event) => form.set(name, toWire(event.target.value))}
        className={clsx(CONTROL, "h-10 tabular-nums")}
      />
    </Field>
  );
}
