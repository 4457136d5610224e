"use client";

import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/fields/text-field";
import { Failure, FormBox } from "@/components/ui/form/form-box";
import { Submit } from "@/components/ui/form/submit";
import { useForm, type Values } from "@/components/ui/form/use-form";
import { RowDelete } from "@/components/ui/list/row-delete";
import { toast } from "@/components/ui/toast";
import type { Template } from "@/lib/utm";
import { deleteTemplate, saveTemplate } from "./actions";

type Props = { templates: readonly Template[]; values: Values; onUse(template: Template): void };

const NAMES = ["source", "medium", "campaign", "term", "content"] as const;

/** Saved sets of UTM parameters. */
export function Templates({ templates, values, onUse }: Props) {
  const form = useForm({
    initial: { name: "" },
    whole: true,
    save: ({ name }: Values) =>
      saveTemplate({ ...Object.fromEntries(NAMES.map((field) => [field, values[field]])), name }),
    cleared: ["name"],
    onSaved: ({ id }) =>
      toast.success(
        templates.some((template) => template.id === id) ? "Template replaced" : "Template saved",
      ),
  });
  return (
    <div className="space-y-5">
      {templates.length === 0 && (
        <p className="text-quiet text-sm">
          No templates yet. Fill in the parameters you reuse and save them here.
        </p>
      )}
      {templates.length > 0 && (
        <ul className="divide-y divide-line">
          {templates.map((template) => (
            <li key={template.id} className="flex items-center gap-2 py-2">
              <div className="min-w-0 flex-1">
                <p className="truncate font-medium text-sm">{template.name}</p>
                <p className="truncate text-quiet text-xs">{summary(template)}</p>
              </div>
              <Button size="small" aria-label={`Use ${template.name}`} onClick={() => onUse(template)}>
                Use
              </Button>
              <RowDelete
                name={template.name}
                deletion={{
                  title: `Delete “${template.name}”?`,
                  action: "Delete template",
                  consequences: "Links created with it stay as they are. This can't be undone.",
                  success: "Template deleted",
                  run: () => deleteTemplate(template.id),
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <FormBox form={form} className="space-y-3">
        <TextField form={form} name="name" label="Template name" placeholder="Newsletter" maxLength={100} />
        <Failure form={form} />
        <Submit disabled={form.saving}>Save template</Submit>
      </FormBox>
    </div>
  );
}

const summary = (template: Template): string =>
  NAMES.flatMap((name) => (template[name] ? [`${name} ${template[name]}`] : [])).join(", ") ||
  "No parameters";
