"use client";

import clsx from "clsx";
import { Plus, X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { ChipsField } from "@/components/ui/fields/chips-field";
import { CONTROL, Notes } from "@/components/ui/fields/field";
import { SelectField } from "@/components/ui/fields/select-field";
import type { Form } from "@/components/ui/form/use-form";
import { MAX_SPANS } from "@/lib/links/routing/options";
import { DAY_OPTIONS, timeZoneOptions } from "./options";

/** Days of the week and hours of the day, in a time zone. `form` is over the rule. */
export function HoursCondition({ form }: { form: Form }) {
  const { days, hours, timezone } = form.values;
  const spans: string[] = Array.isArray(hours) ? hours : [];
  const chosen = { days: Array.isArray(days) ? days.map(String) : [] };
  const dayForm: Form = {
    ...form,
    values: chosen,
    set: (name, value) => form.set(name, Array.isArray(value) && value.length > 0 ? value.map(Number) : null),
  };
  const setSpans = (next: string[]) => form.set("hours", next.length > 0 ? next : null);
  return (
    <div className="space-y-4">
      <ChipsField form={dayForm} name="days" label="Days" options={DAY_OPTIONS} />
      <fieldset className="min-w-0 space-y-2">
        <legend className="mb-1.5 font-medium text-sm">Hours</legend>
        {spans.map((span, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a span of hours has no id
          <div key={index} className="space-y-1.5">
            <Span
              form={form}
              index={index}
              span={span}
              onChange={(next) => setSpans(spans.with(index, next))}
              onRemove={() => setSpans(spans.toSpliced(index, 1))}
            />
            <Notes form={form} name={`hours.${index}`} />
          </div>
        ))}
        {spans.length < MAX_SPANS && (
          <Button size="small" onClick={() => setSpans([...spans, "09:00-17:00"])}>
            <Plus className="size-4" aria-hidden />
            Add hours
          </Button>
        )}
      </fieldset>
      <SelectField
        form={form}
        name="timezone"
        label="Time zone"
        options={timeZoneOptions(String(timezone ?? ""))}
        help="Hours that end earlier than they start run past midnight."
      />
    </div>
  );
}

type SpanProps = {
  form: Form;
  index: number;
  span: string;
  onChange(span: string): void;
  onRemove(): void;
};

function Span({ form, index, span, onChange, onRemove }: SpanProps) {
  const [start = "", end = ""] = span.split("-");
  const fieldPath = `hours.${index}`;
  const input = (name: string, value: string, change: (value: string) => void, id?: string) => (
    <input
      id={id}
      type="time"
      aria-label={`${name} of hours ${index + 1}`}
      aria-invalid={form.fault(fieldPath) ? true : undefined}
      value={value}
      onChange={(event) => change(event.target.value)}
      className={clsx(
        CONTROL,
        "h-10 min-w-0 max-w-32 tabular-nums",
        // In narrow inputs, the picker's button would hide the time.
        "max-sm:[&::-webkit-calendar-picker-indicator]:hidden",
      )}
    />
  );
  return (
    <div className="flex items-center gap-2">
      {input("Start", start, (next) => onChange(`${next}-${end}`), form.controlId(fieldPath))}
      <span className="text-quiet" aria-hidden>
        –
      </span>
      {input("End", end, (next) => onChange(`${start}-${next}`))}
      <Button look="quiet" size="icon" aria-label={`Remove hours ${index + 1}`} onClick={onRemove}>
        <X className="size-4" aria-hidden />
      </Button>
    </div>
  );
}
