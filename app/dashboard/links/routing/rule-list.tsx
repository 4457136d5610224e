"use client";

import { DragDropProvider } from "@dnd-kit/react";
import { isSortable } from "@dnd-kit/react/sortable";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useOpenEntries } from "@/components/ui/form/open-entries";
import type { Form } from "@/components/ui/form/use-form";
import { MAX_RULES } from "@/lib/links/routing/options";
import { type DraftRule, newId, rulesOf } from "./draft-rule";
import { RuleRow } from "./rule-row";

/** The rules of a link, in order of precedence. */
export function RuleList({ form }: { form: Form }) {
  const rules = rulesOf(form);
  const rows = useOpenEntries(form, "rules", rules);
  const [drops, setDrops] = useState(0);
  const [announcement, setAnnouncement] = useState("");
  const set = (next: DraftRule[]) => form.set("rules", next.length > 0 ? next : null);

  const move = (from: number, to: number) => {
    const rule = rules[from];
    if (!rule || from === to || to < 0 || to >= rules.length) return;
    set(rules.toSpliced(from, 1).toSpliced(to, 0, rule));
    setAnnouncement(`Rule moved to position ${to + 1} of ${rules.length}`);
  };
  const add = (rule: Omit<DraftRule, "id">, index: number) => {
    const added = { ...rule, id: newId(rules) };
    set(rules.toSpliced(index, 0, added));
    rows.open(added.id);
    setAnnouncement(`Rule ${index + 1} added`);
  };
  const remove = (index: number) => {
    set(rules.toSpliced(index, 1));
    setAnnouncement(`Rule ${index + 1} removed`);
  };
  return (
    <div className="space-y-3">
      {rules.length > 0 && (
        <DragDropProvider
          onDragEnd={({ canceled, operation: { source } }) => {
            if (!isSortable(source)) return;
            const from = rules.findIndex(({ id }) => id === source.id);
            // Dragging moved the DOM nodes themselves; a new key makes React render the list again.
            setDrops((before) => before + 1);
            if (!canceled) move(from, source.index);
          }}
        >
          <ol key={drops} aria-label="Rules" className="overflow-hidden rounded-card border border-line">
            {rules.map((rule, index) => (
              <RuleRow
                key={rule.id}
                form={form}
                rule={rule}
                index={index}
                count={rules.length}
                open={rows.isOpen(rule.id)}
                onToggle={() => rows.toggle(rule.id)}
                onChange={(next) => set(rules.with(index, next))}
                onMove={(step) => move(index, index + step)}
                onCopy={rules.length < MAX_RULES ? () => add(rule, index + 1) : undefined}
                onRemove={() => remove(index)}
              />
            ))}
          </ol>
        </DragDropProvider>
      )}
      {rules.length < MAX_RULES && (
        <Button size="small" onClick={() => add({ url: "", label: "" }, rules.length)}>
          <Plus className="size-4" aria-hidden />
          Add rule
        </Button>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
