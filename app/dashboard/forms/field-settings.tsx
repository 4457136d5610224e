"use client";

import clsx from "clsx";
import { type ReactNode, useId } from "react";
import { CONTROL } from "@/components/ui/field";
import { Toggle } from "@/components/ui/switch-field";
import type { Form } from "@/components/ui/use-form";
import { type FormField, hasOptions, KINDS } from "@/lib/forms/schema";
import { KIND_NAMES, newField } from "./kinds";

type Props = { form: Form; index: number; field: FormField; onChange(field: FormField): void };

const SETTINGS = ["label", "options", "help"] as const;
type Setting = (typeof SETTINGS)[number];

/** The setting with an error, of the field at this position. */
export const faultOf = (form: Form, index: number): Setting | undefined =>
  SETTINGS.find((name) => form.fault(`fields.${index}.${name}`));

/** The settings of one field. */
export function FieldSettings({ form, index, field, onChange }: Props) {
  const wrong = faultOf(form, index);
  /** What a setting's control and its error have in common. */
  const control = (name: Setting) => ({
    id: form.controlId(`fields.${index}.${name}`),
    fault: wrong === name ? form.fault("fields") : undefined,
  });
  const set = (change: Partial<FormField>) => onChange({ ...field, ...change });
  const toKind = (name: string) => {
    const kind = KINDS.find((known) => known === name) ?? field.kind;
    const options = hasOptions(kind) && field.options.length === 0 ? newField(kind).options : field.options;
    set({ kind, options: hasOptions(kind) ? options : [] });
  };
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Labelled label="Label" {...control("label")}>
          {(attributes) => (
            <input
              {...attributes}
              value={field.label}
              maxLength={200}
              onChange={(event) => set({ label: event.target.value })}
              className={clsx(CONTROL, "h-10")}
            />
          )}
        </Labelled>
        <Labelled label="Type">
          {(attributes) => (
            <select
              {...attributes}
              value={field.kind}
              onChange={(event) => toKind(event.target.value)}
              className={clsx(CONTROL, "h-10")}
            >
              {Object.entries(KIND_NAMES).map(([kind, name]) => (
                <option key={kind} value={kind}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      </div>
      {hasOptions(field.kind) && (
        <Labelled label="Options, one per line" {...control("options")}>
          {(attributes) => (
            <textarea
              {...attributes}
              rows={Math.min(10, Math.max(3, field.options.length))}
              value={field.options.join("\n")}
              onChange={(event) => set({ options: event.target.value.split("\n") })}
              onBlur={() => set({ options: field.options.map((option) => option.trim()).filter(Boolean) })}
              className={clsx(CONTROL, "py-2")}
            />
          )}
        </Labelled>
      )}
      <Labelled label="Help text" {...control("help")}>
        {(attributes) => (
          <input
            {...attributes}
            value={field.help}
            maxLength={500}
            onChange={(event) => set({ help: event.target.value })}
            className={clsx(CONTROL, "h-10")}
          />
        )}
      </Labelled>
      <Labelled label="Required" row>
        {({ id }) => <Toggle id={id} on={field.required} onChange={(required) => set({ required })} />}
      </Labelled>
    </>
  );
}

type Attributes = { id: string; "aria-invalid"?: true; "aria-describedby"?: string };
type LabelledProps = {
  label: string;
  row?: boolean;
  id?: string;
  fault?: string | undefined;
  children(attributes: Attributes): ReactNode;
};

function Labelled({ label, row = false, id: given, fault, children }: LabelledProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <div className={row ? "flex items-center justify-between gap-4" : "space-y-1.5"}>
      <label htmlFor={id} className="block font-medium text-sm">
        {label}
      </label>
      {children({ id, ...(fault && { "aria-invalid": true, "aria-describedby": `${id}-fault` }) })}
      {fault && (
        <p id={`${id}-fault`} role="alert" className="text-danger text-sm">
          {fault}
        </p>
      )}
    </div>
  );
}
