"use client";

import { Editor } from "@/components/ui/form/editor";
import { Preview } from "@/components/ui/form/preview";
import { useForm, type Values } from "@/components/ui/form/use-form";
import { updateSignature } from "../actions";
import { SignatureFields } from "../fields";

export function EditSignature({ id, stored }: { id: number; stored: Values }) {
  const form = useForm({
    initial: stored,
    save: (fields) => updateSignature(id, fields),
    saved: "Saved. Copy it into your email client again.",
  });
  const preview = (
    <Preview action="/dashboard/signatures/preview" values={form.values} title="Signature preview" />
  );
  return (
    <Editor form={form} action="Save" preview={preview}>
      <SignatureFields form={form} editing />
    </Editor>
  );
}
