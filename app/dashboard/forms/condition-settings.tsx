"use client";

import { Select } from "@/components/ui/fields/select";
import { type Condition, conditionValues } from "@/lib/forms/conditions";
import type { FormField } from "@/lib/forms/options";
import { Labelled } from "./labelled";

type Props = {
  field: FormField;
  fields: readonly FormField[];
  onChange(condition: Condition | undefined): void;
  id: string;
  fault: string | undefined;
};

/** When a field is shown: always, or only after certain answers to a field above it. */
export function ConditionSettings({ field, fields, onChange, id, fault }: Props) {
  const condition = field.show_when;
  const at = fields.findIndex((other) => other.id === field.id);
  const above = fields.slice(0, at).filter((other) => conditionValues(other).length > 0);
  const source = fields.find((other) => other.id === condition?.field);
  const misplaced = source && !above.includes(source);
  if (above.length === 0 && !condition) return null;
  const toSource = (sourceId: string) => {
    const chosen = above.find((other) => other.id === sourceId);
    onChange(chosen && { field: chosen.id, values: chosen.kind === "consent" ? ["yes"] : [] });
  };
  const problem =
    fault ?? (misplaced ? `Move this field below “${nameOf(source, fields)}”, or always show it` : undefined);
  const sources = [
    { value: "", name: "Always" },
    ...(misplaced ? [{ value: source.id, name: `Depending on “${nameOf(source, fields)}” below` }] : []),
    ...above.map((other) => ({
      value: other.id,
      name:
        other.kind === "consent"
          ? `If “${nameOf(other, fields)}” is checked`
          : `Depending on “${nameOf(other, fields)}”`,
    })),
  ];
  return (
    <div className="space-y-3">
      <Labelled label="Show" id={id} fault={problem}>
        {(attributes) => (
          <Select {...attributes} options={sources} value={condition?.field ?? ""} onChange={toSource} />
        )}
      </Labelled>
      {condition && source && source.kind !== "consent" && (
        <Values source={source} condition={condition} onChange={onChange} />
      )}
    </div>
  );
}

type ValuesProps = { source: FormField; condition: Condition; onChange(condition: Condition): void };

/** The answers that show the field. */
function Values({ source, condition, onChange }: ValuesProps) {
  const known = conditionValues(source);
  const toggle = (value: string, on: boolean) =>
    onChange({
      ...condition,
      values: known.filter((one) => (one === value ? on : condition.values.includes(one))),
    });
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">
        {source.kind === "checkboxes" ? "If the answer includes any of" : "If the answer is one of"}
      </legend>
      <div className="flex flex-wrap gap-2">
        {known.map((value, index) => (
          <label
            // biome-ignore lint/suspicious/noArrayIndexKey: options may repeat while they are typed
            key={index}
            className="flex min-h-9 max-w-full cursor-pointer items-center gap-2 rounded-control border border-line bg-surface px-3 py-1.5 text-sm has-checked:border-accent"
          >
            <input
              type="checkbox"
              checked={condition.values.includes(value)}
              onChange={(event) => toggle(value, event.target.checked)}
              className="size-4 shrink-0 accent-accent"
            />
            <span className="min-w-0 wrap-anywhere">{labelOf(source, value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const labelOf = ({ kind }: FormField, value: string): string => {
  if (kind !== "rating") return value || "Empty option";
  return value === "1" ? "1 star" : `${value} stars`;
};

const nameOf = (field: FormField, fields: readonly FormField[]): string =>
  field.label || `Field ${fields.indexOf(field) + 1}`;

/** A short summary of a field's condition. */
export function conditionText({ show_when }: FormField, fields: readonly FormField[]): string | undefined {
  const source = fields.find(({ id }) => id === show_when?.field);
  if (!show_when || !source) return undefined;
  const name = nameOf(source, fields);
  if (source.kind === "consent") return `Shown if “${name}” is checked`;
  const verb = source.kind === "checkboxes" ? "includes" : "is";
  return `Shown if “${name}” ${verb} ${show_when.values.join(" or ") || "…"}`;
}
