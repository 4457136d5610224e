"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useOpenEntries } from "@/components/ui/form/open-entries";
import { SortableList } from "@/components/ui/form/sortable-list";
import type { Form } from "@/components/ui/form/use-form";
import { toast } from "@/components/ui/toast";
import { dropDeadConditions, renameInCondition } from "@/lib/forms/conditions";
import { type FormField, KINDS, type Kind, MAX_FIELDS } from "@/lib/forms/options";
import { FieldRow } from "./field-row";
import { hasFault } from "./field-settings";
import { KIND_NAMES, newField } from "./kinds";

type Props = { form: Form; fields: FormField[] };

/** The sortable fields of a form. */
export function FieldList({ form, fields }: Props) {
  const rows = useOpenEntries(form, "fields", fields);
  const [announcement, setAnnouncement] = useState("");
  const set = (next: FormField[]) => form.set("fields", next);
  const fault = form.fault("fields");
  const isShownInside = fields.some((_, index) => hasFault(form, index));

  const move = (from: number, to: number) => {
    const field = fields[from];
    if (!field || from === to || to < 0 || to >= fields.length) return;
    set(fields.toSpliced(from, 1).toSpliced(to, 0, field));
    setAnnouncement(`${field.label || "Field"} moved to position ${to + 1} of ${fields.length}`);
  };
  const add = (field: FormField, at = fields.length) => {
    set(fields.toSpliced(at, 0, field));
    rows.open(field.id);
    setAnnouncement(`${KIND_NAMES[field.kind]} field added`);
  };
  const replace = (index: number, field: FormField) => {
    const renamed = { id: field.id, before: fields[index]?.options ?? [], after: field.options };
    const follow = (other: FormField) =>
      other.show_when ? { ...other, show_when: renameInCondition(other.show_when, renamed) } : other;
    set(fields.map((other, at) => (at === index ? field : follow(other))));
  };
  /** Sets the fields, drops conditions on what no longer exists, and says which fields are now always shown. */
  const settle = (next: FormField[]) => {
    const { fields: repaired, shown } = dropDeadConditions(next);
    set(repaired);
    const [first] = shown;
    if (!first) return;
    const name = shown.length === 1 ? `“${first.label || "Untitled"}” is` : `${shown.length} fields are`;
    toast.info(`${name} now always shown`);
  };
  return (
    <section aria-label="Fields" id={form.controlId("fields")} tabIndex={-1} className="space-y-3">
      <h2 className="font-medium text-sm">Fields</h2>
      {fault && !isShownInside && (
        <p role="alert" className="text-danger text-sm">
          {fault}
        </p>
      )}
      <SortableList className="overflow-hidden rounded-card border border-line" onMove={move}>
        {fields.map((field, index) => (
          <FieldRow
            key={field.id}
            form={form}
            field={field}
            fields={fields}
            index={index}
            open={rows.isOpen(field.id)}
            onToggle={() => rows.toggle(field.id)}
            onChange={(next) => replace(index, next)}
            onSettled={(next) => settle(fields.with(index, next))}
            onMove={(step) => move(index, index + step)}
            onCopy={() => add({ ...field, id: newField(field.kind).id }, index + 1)}
            onRemove={() => settle(fields.toSpliced(index, 1))}
          />
        ))}
      </SortableList>
      {fields.length < MAX_FIELDS && (
        <div className="flex flex-wrap gap-2">
          {KINDS.map((kind: Kind) => (
            <Button
              key={kind}
              size="small"
              onClick={() => add(newField(kind))}
              aria-label={`Add ${KIND_NAMES[kind]}`}
            >
              <Plus className="size-4" aria-hidden />
              {KIND_NAMES[kind]}
            </Button>
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </section>
  );
}
