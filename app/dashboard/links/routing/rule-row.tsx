"use client";

import { useSortable } from "@dnd-kit/react/sortable";
import clsx from "clsx";
import { ArrowDown, ArrowUp, ChevronDown, Copy, GripVertical, Trash2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { Form } from "@/components/ui/form/use-form";
import type { DraftRule } from "./draft-rule";
import { RuleForm } from "./rule-form";
import { RuleSentence } from "./rule-text";

type Props = {
  form: Form;
  rule: DraftRule;
  index: number;
  count: number;
  open: boolean;
  onToggle(): void;
  onChange(rule: DraftRule): void;
  onMove(step: 1 | -1): void;
  onCopy: (() => void) | undefined;
  onRemove(): void;
};

/** One rule: a sentence that expands to its form, a drag handle, and buttons to move it. */
export function RuleRow({
  form,
  rule,
  index,
  count,
  open,
  onToggle,
  onChange,
  onMove,
  onCopy,
  onRemove,
}: Props) {
  const { ref, handleRef, isDragging } = useSortable({ id: rule.id, index });
  const fieldPath = `rules.${index}`;
  const fault = form.fault(fieldPath);
  return (
    <li
      ref={ref}
      className={clsx("border-line border-b bg-surface last:border-0", isDragging && "shadow-lift")}
    >
      <fieldset aria-label={`Rule ${index + 1}`} className="min-w-0">
        <div className="flex items-start gap-1 py-1.5 pr-2 pl-1">
          <button
            ref={handleRef}
            type="button"
            aria-label={`Reorder rule ${index + 1}`}
            className="grid size-9 shrink-0 cursor-grab touch-none place-items-center rounded-control text-quiet hover:bg-raised"
          >
            <GripVertical className="size-4" aria-hidden />
          </button>
          <button
            type="button"
            id={form.controlId(fieldPath)}
            aria-expanded={open}
            aria-describedby={fault && `${form.controlId(fieldPath)}-fault`}
            onClick={onToggle}
            className="flex min-w-0 flex-1 items-start gap-2 rounded-control py-1.5 text-left"
          >
            <RuleSentence rule={rule} />
            <ChevronDown
              className={clsx("mt-0.5 size-4 shrink-0 text-quiet", open && "rotate-180")}
              aria-hidden
            />
          </button>
        </div>
        {fault && (
          <p id={`${form.controlId(fieldPath)}-fault`} role="alert" className="px-4 pb-3 text-danger text-sm">
            {fault}
          </p>
        )}
        {open && (
          <div className="space-y-4 border-line border-t bg-raised/40 p-4">
            <RuleForm form={form} rule={rule} fieldPath={fieldPath} onChange={onChange} />
            <div className="-mx-3 flex flex-wrap gap-1">
              <Button look="quiet" size="small" disabled={index === 0} onClick={() => onMove(-1)}>
                <ArrowUp className="size-4" aria-hidden /> Move up
              </Button>
              <Button look="quiet" size="small" disabled={index === count - 1} onClick={() => onMove(1)}>
                <ArrowDown className="size-4" aria-hidden /> Move down
              </Button>
              <Button look="quiet" size="small" disabled={!onCopy} onClick={onCopy}>
                <Copy className="size-4" aria-hidden />
                Duplicate
              </Button>
              <Button look="quiet" size="small" onClick={onRemove}>
                <Trash2 className="size-4" aria-hidden />
                Remove
              </Button>
            </div>
          </div>
        )}
      </fieldset>
    </li>
  );
}
