"use client";

import { Notes } from "@/components/ui/fields/field";
import { TextField } from "@/components/ui/fields/text-field";
import type { Form, Values } from "@/components/ui/form/use-form";
import { UNITS } from "./units";

const isValues = (value: unknown): value is Values => typeof value === "object" && value !== null;

/** The labels of the shown units; one object in the API. */
export function LabelFields({ form }: { form: Form }) {
  const labels = isValues(form.values.labels) ? form.values.labels : {};
  const shown = UNITS.filter(({ letter }) => String(form.values.units ?? "").includes(letter));
  const inside: Form = {
    ...form,
    values: labels,
    set: (name, value) => form.set("labels", { ...labels, [name]: value }),
    fault: () => undefined,
  };
  return (
    <div id={form.controlId("labels")} tabIndex={-1} className="space-y-1.5">
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {shown.map(({ label, name }) => (
          <TextField key={label} form={inside} name={label} label={`${name} label`} />
        ))}
      </div>
      <Notes form={form} name="labels" help="Up to 16 characters each, in any language." />
    </div>
  );
}
