"use client";

import { Editor } from "@/components/ui/form/editor";
import { Preview } from "@/components/ui/form/preview";
import { useForm, type Values } from "@/components/ui/form/use-form";
import { updateTimer } from "../actions";
import { TimerFields } from "../fields";

type Props = { id: number; stored: Values };

export function EditTimer({ id, stored }: Props) {
  const form = useForm({
    initial: stored,
    save: (fields) => updateTimer(id, fields),
    saved: "Saved. The image in emails you've already sent is updated, too.",
  });
  const preview = (
    <Preview action="/dashboard/timers/preview" values={form.values} title="Email timer preview" />
  );
  return (
    <Editor form={form} action="Save" preview={preview}>
      <TimerFields form={form} editing />
    </Editor>
  );
}
