"use client";

import { Plus, X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/fields/text-field";
import { partOfForm } from "@/components/ui/form/part-of-form";
import type { Form } from "@/components/ui/form/use-form";
import { MAX_PARAMETERS } from "@/lib/links/routing/options";

type Parameter = { name: string; value: string | null };

/** Query parameters, one of which must match. `form` is over the rule. */
export function QueryCondition({ form }: { form: Form }) {
  const { query } = form.values;
  const parameters: Parameter[] = Array.isArray(query) ? query : [];
  const set = (next: unknown[]) => form.set("query", next);
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="mb-1.5 font-medium text-sm">Query parameter</legend>
      {parameters.map((parameter, index) => {
        const part = partOfForm(form, `query.${index}`, parameter, (next) =>
          set(parameters.with(index, { ...parameter, ...next })),
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a parameter has no id
          <div key={index} className="flex items-start gap-2">
            <div className="grid min-w-0 flex-1 gap-3 sm:grid-cols-2">
              <TextField
                form={part}
                name="name"
                label="Name"
                placeholder="ref"
                autoCapitalize="none"
                spellCheck={false}
              />
              <TextField
                form={part}
                name="value"
                label="Value"
                nullable
                placeholder="Any value"
                autoCapitalize="none"
                spellCheck={false}
              />
            </div>
            {parameters.length > 1 && (
              <Button
                look="quiet"
                size="icon"
                className="mt-6.5"
                aria-label={`Remove query parameter ${index + 1}`}
                onClick={() => set(parameters.toSpliced(index, 1))}
              >
                <X className="size-4" aria-hidden />
              </Button>
            )}
          </div>
        );
      })}
      {parameters.length < MAX_PARAMETERS && (
        <Button size="small" onClick={() => set([...parameters, { name: "", value: null }])}>
          <Plus className="size-4" aria-hidden />
          Add alternative
        </Button>
      )}
    </fieldset>
  );
}
