"use client";

import clsx from "clsx";
import { type ReactNode, useId } from "react";
import { CONTROL } from "@/components/ui/field";
import { Toggle } from "@/components/ui/switch-field";
import { type FormField, hasOptions, KINDS } from "@/lib/forms/schema";
import { KIND_NAMES, newField } from "./kinds";

type Props = { field: FormField; onChange(field: FormField): void };

/** The settings of one field. */
export function FieldSettings({ field, onChange }: Props) {
  const set = (change: Partial<FormField>) => onChange({ ...field, ...change });
  const toKind = (name: string) => {
    const kind = KINDS.find((known) => known === name) ?? field.kind;
    const options = hasOptions(kind) && field.options.length === 0 ? newField(kind).options : field.options;
    set({ kind, options: hasOptions(kind) ? options : [] });
  };
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Labelled label="Label">
          {(id) => (
            <input
              id={id}
              value={field.label}
              maxLength={200}
              onChange={(event) => set({ label: event.target.value })}
              className={clsx(CONTROL, "h-10")}
            />
          )}
        </Labelled>
        <Labelled label="Type">
          {(id) => (
            <select
              id={id}
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
        <Labelled label="Options, one per line">
          {(id) => (
            <textarea
              id={id}
              rows={Math.min(10, Math.max(3, field.options.length))}
              value={field.options.join("\n")}
              onChange={(event) => set({ options: event.target.value.split("\n") })}
              onBlur={() => set({ options: field.options.map((option) => option.trim()).filter(Boolean) })}
              className={clsx(CONTROL, "py-2")}
            />
          )}
        </Labelled>
      )}
      <Labelled label="Help text">
        {(id) => (
          <input
            id={id}
            value={field.help}
            maxLength={500}
            onChange={(event) => set({ help: event.target.value })}
            className={clsx(CONTROL, "h-10")}
          />
        )}
      </Labelled>
      <Labelled label="Required" row>
        {(id) => <Toggle id={id} on={field.required} onChange={(required) => set({ required })} />}
      </Labelled>
    </>
  );
}

type LabelledProps = { label: string; row?: boolean; children(id: string): ReactNode };

function Labelled({ label, row = false, children }: LabelledProps) {
  const id = useId();
  return (
    <div className={row ? "flex items-center justify-between gap-4" : "space-y-1.5"}>
      <label htmlFor={id} className="block font-medium text-sm">
        {label}
      </label>
      {children(id)}
    </div>
  );
}
