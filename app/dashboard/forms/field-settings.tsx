"use client";

import clsx from "clsx";
import { CONTROL } from "@/components/ui/fields/field";
import { Select } from "@/components/ui/fields/select";
import { Toggle } from "@/components/ui/fields/switch-field";
import type { Form } from "@/components/ui/form/use-form";
import { STARS } from "@/lib/forms/conditions";
import { type FormField, hasOptions, KINDS } from "@/lib/forms/options";
import { ConditionSettings } from "./condition-settings";
import { KIND_NAMES, newField } from "./kinds";
import { Labelled } from "./labelled";

type Props = {
  form: Form;
  index: number;
  field: FormField;
  fields: readonly FormField[];
  onChange(field: FormField): void;
  /** After options or the kind have changed for good: removes conditions on what no longer exists. */
  onSettled(field: FormField): void;
};

const SETTINGS = ["label", "options", "help", "show_when"] as const;
const STAR_COUNTS = Array.from({ length: STARS.max - STARS.min + 1 }, (_, index) => {
  const count = String(STARS.min + index);
  return { value: count, name: count };
});
const KIND_OPTIONS = Object.entries(KIND_NAMES).map(([value, name]) => ({ value, name }));
type Setting = (typeof SETTINGS)[number];

/** Whether a setting of the field at this position has an error. */
export const hasFault = (form: Form, index: number): boolean =>
  SETTINGS.some((name) => form.fault(`fields.${index}.${name}`));

/** The settings of one field. */
export function FieldSettings({ form, index, field, fields, onChange, onSettled }: Props) {
  /** Shared attributes of a setting's control and error. */
  const control = (name: Setting) => ({
    id: form.controlId(`fields.${index}.${name}`),
    fault: form.fault(`fields.${index}.${name}`),
  });
  const set = (change: Partial<FormField>) => onChange({ ...field, ...change });
  const toKind = (name: string) => {
    const kind = KINDS.find((known) => known === name) ?? field.kind;
    const options = hasOptions(kind) && field.options.length === 0 ? newField(kind).options : field.options;
    const stars = kind === "rating" ? (field.stars ?? STARS.usual) : undefined;
    onSettled({ ...field, kind, options: hasOptions(kind) ? options : [], stars });
  };
  const trimOptions = () =>
    onSettled({ ...field, options: field.options.map((option) => option.trim()).filter(Boolean) });
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
            <Select {...attributes} options={KIND_OPTIONS} value={field.kind} onChange={toKind} />
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
              onBlur={trimOptions}
              className={clsx(CONTROL, "py-2")}
            />
          )}
        </Labelled>
      )}
      {field.kind === "rating" && (
        <Labelled label="Stars">
          {(attributes) => (
            <Select
              {...attributes}
              options={STAR_COUNTS}
              value={String(field.stars ?? STARS.usual)}
              onChange={(count) => onSettled({ ...field, stars: Number(count) })}
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
      <ConditionSettings
        field={field}
        fields={fields}
        onChange={(show_when) => set({ show_when })}
        {...control("show_when")}
      />
    </>
  );
}
