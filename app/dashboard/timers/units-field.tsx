"use client";

import { Notes } from "@/components/ui/fields/field";
import type { Form } from "@/components/ui/form/use-form";
import { UNITS } from "./units";

/** The shown units; a string of their letters in the API. */
export function UnitsField({ form }: { form: Form }) {
  const chosen = String(form.values.units ?? "");
  const fault = form.fault("units");
  const id = form.controlId("units");
  const toggle = (letter: string, on: boolean) =>
    form.set(
      "units",
      UNITS.map((unit) => unit.letter)
        .filter((other) => (other === letter ? on : chosen.includes(other)))
        .join(""),
    );
  return (
    <fieldset className="space-y-1.5" aria-describedby={fault ? `${id}-fault` : `${id}-help`}>
      <legend className="font-medium text-sm">Units</legend>
      <div className="flex flex-wrap gap-2">
        {UNITS.map(({ letter, name }, index) => (
          <label
            key={letter}
            className="flex cursor-pointer items-center gap-2 rounded-control border border-edge/60 bg-surface px-3 py-2 text-sm"
          >
            <input
              {...(index === 0 && { id })}
              type="checkbox"
              checked={chosen.includes(letter)}
              onChange={(event) => toggle(letter, event.target.checked)}
              className="size-4 accent-(--accent)"
            />
            {name}
          </label>
        ))}
      </div>
      <Notes form={form} name="units" help="Without days, hours can exceed 24." />
    </fieldset>
  );
}
