"use client";

import { useSortable } from "@dnd-kit/react/sortable";
import clsx from "clsx";
import { ArrowDown, ArrowUp, ChevronDown, Copy, GripVertical, Trash2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { Form } from "@/components/ui/form/use-form";
import type { FormField } from "@/lib/forms/options";
import { conditionText } from "./condition-settings";
import { FieldSettings } from "./field-settings";
import { KIND_NAMES } from "./kinds";

type Props = {
  form: Form;
  field: FormField;
  fields: readonly FormField[];
  index: number;
  open: boolean;
  onToggle(): void;
  onChange(field: FormField): void;
  onSettled(field: FormField): void;
  onMove(step: 1 | -1): void;
  onCopy(): void;
  onRemove(): void;
};

/** One field in the form builder: a row to expand, drag or move with buttons. */
export function FieldRow({
  form,
  field,
  fields,
  index,
  open,
  onToggle,
  onChange,
  onSettled,
  onMove,
  onCopy,
  onRemove,
}: Props) {
  const { ref, handleRef, isDragging } = useSortable({ id: field.id, index });
  const shown = conditionText(field, fields);
  const name = field.label || `field ${index + 1}`;
  return (
    <li
      ref={ref}
      className={clsx("border-line border-b bg-surface last:border-0", isDragging && "shadow-lift")}
    >
      <div className="flex items-center gap-1 py-1.5 pr-2 pl-1">
        <button
          ref={handleRef}
          type="button"
          aria-label={`Reorder ${name}`}
          className="grid size-9 shrink-0 cursor-grab touch-none place-items-center rounded-control text-quiet hover:bg-raised"
        >
          <GripVertical className="size-4" aria-hidden />
        </button>
        <button
          type="button"
          aria-expanded={open}
          onClick={onToggle}
          className="flex min-w-0 flex-1 items-center gap-2 rounded-control py-1.5 text-left"
        >
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium text-sm">
              {field.label || "Untitled"}
              {field.required && <span className="text-danger"> *</span>}
            </span>
            <span className="block truncate text-quiet text-xs">
              {KIND_NAMES[field.kind]}
              {shown && ` · ${shown}`}
            </span>
          </span>
          <ChevronDown className={clsx("size-4 shrink-0 text-quiet", open && "rotate-180")} aria-hidden />
        </button>
      </div>
      {open && (
        <div className="space-y-4 border-line border-t bg-raised/40 p-4">
          <FieldSettings {...{ form, index, field, fields, onChange, onSettled }} />
          <div className="flex flex-wrap gap-1">
            <Button look="quiet" size="small" disabled={index === 0} onClick={() => onMove(-1)}>
              <ArrowUp className="size-4" aria-hidden /> Move up
            </Button>
            <Button
              look="quiet"
              size="small"
              disabled={index === fields.length - 1}
              onClick={() => onMove(1)}
            >
              <ArrowDown className="size-4" aria-hidden /> Move down
            </Button>
            <Button look="quiet" size="small" onClick={onCopy}>
              <Copy className="size-4" aria-hidden />
              Duplicate
            </Button>
            <Button look="quiet" size="small" disabled={fields.length === 1} onClick={onRemove}>
              <Trash2 className="size-4" aria-hidden />
              Remove
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
