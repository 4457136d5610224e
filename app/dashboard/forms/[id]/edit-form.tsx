"use client";

import { Editor } from "@/components/ui/form/editor";
import { Preview } from "@/components/ui/form/preview";
import { useForm, type Values } from "@/components/ui/form/use-form";
import { updateForm } from "../actions";
import { FormFields } from "../fields";

type Props = { id: number; stored: Values; shortHost: string };

export function EditForm({ id, stored, shortHost }: Props) {
  const form = useForm({
    initial: stored,
    save: (fields) => updateForm(id, fields),
    saved: "Saved",
  });
  const preview = <Preview action="/dashboard/forms/preview" values={form.values} title="Form preview" />;
  return (
    <Editor form={form} action="Save" preview={preview}>
      <FormFields form={form} shortHost={shortHost} editing />
    </Editor>
  );
}
