"use client";

import { Plus, X } from "lucide-react";
import { useRef } from "react";
import { buttonClass } from "@/components/ui/button";
import { TextField } from "@/components/ui/fields/text-field";
import { partOfForm } from "@/components/ui/form/part-of-form";
import type { Form } from "@/components/ui/form/use-form";
import { Menu, MenuItem } from "@/components/ui/menu";
import { MAX_LABEL_LENGTH } from "@/lib/links/routing/options";
import { CONDITIONS } from "./condition";
import { type DraftRule, hasKind, KIND_NAMES, KINDS, type KindName, withoutKind } from "./draft-rule";

type Props = { form: Form; rule: DraftRule; fieldPath: string; onChange(rule: DraftRule): void };

/** The conditions and the destination of a rule. */
export function RuleForm({ form, rule, fieldPath, onChange }: Props) {
  const part = partOfForm(form, fieldPath, rule, (next) => onChange({ ...rule, ...next }));
  const kinds = KIND_NAMES.filter((kind) => hasKind(rule, kind));
  const others = KIND_NAMES.filter((kind) => !kinds.includes(kind));
  const added = useRef<KindName>(undefined);
  const add = (kind: KindName) => {
    added.current = kind;
    onChange({ ...rule, ...KINDS[kind].added(Intl.DateTimeFormat().resolvedOptions().timeZone) });
  };
  const boxId = (kind: KindName) => `${part.controlId(kind)}-condition`;
  const firstControl = () => {
    const box = added.current && document.getElementById(boxId(added.current));
    added.current = undefined;
    return box ? box.querySelector<HTMLElement>("input, select") : undefined;
  };
  return (
    <div className="space-y-5">
      <section aria-label="Conditions" className="space-y-3">
        {kinds.length > 1 && <p className="text-quiet text-xs">Visitors have to match all of these.</p>}
        {kinds.map((kind) => (
          <div
            key={kind}
            id={boxId(kind)}
            className="relative rounded-control border border-line bg-surface p-3"
          >
            {CONDITIONS[kind](part)}
            <button
              type="button"
              aria-label={`Remove condition: ${KINDS[kind].name}`}
              title="Remove condition"
              onClick={() => onChange(withoutKind(rule, kind))}
              className="absolute top-1.5 right-1.5 grid size-8 place-items-center rounded-control text-quiet hover:bg-raised hover:text-ink"
            >
              <X className="size-4" aria-hidden />
            </button>
          </div>
        ))}
        {others.length > 0 && (
          <Menu
            align="start"
            focusAfter={firstControl}
            triggerClass={buttonClass({ size: "small" })}
            trigger={
              <>
                <Plus className="size-4" aria-hidden />
                Add condition
              </>
            }
          >
            {others.map((kind) => (
              <MenuItem key={kind} onSelect={() => add(kind)}>
                {KINDS[kind].name}
              </MenuItem>
            ))}
          </Menu>
        )}
      </section>
      <TextField
        form={part}
        name="url"
        label="Destination"
        type="url"
        inputMode="url"
        placeholder="https://example.com/de"
        required
      />
      <TextField
        form={part}
        name="label"
        label="Label"
        maxLength={MAX_LABEL_LENGTH}
        help="Names this rule in statistics. Only visible to you."
      />
    </div>
  );
}
