"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useOpenEntries } from "@/components/ui/form/open-entries";
import { SortableList } from "@/components/ui/form/sortable-list";
import type { Form } from "@/components/ui/form/use-form";
import { MAX_RULES } from "@/lib/links/routing/options";
import { type DraftRule, newId, rulesOf } from "./draft-rule";
import { RuleRow } from "./rule-row";

/** The rules of a link, in order of precedence. */
export function RuleList({ form }: { form: Form }) {
  const rules = rulesOf(form);
  const rows = useOpenEntries(form, "rules", rules);
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
        <SortableList label="Rules" className="overflow-hidden rounded-card border border-line" onMove={move}>
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
        </SortableList>
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
