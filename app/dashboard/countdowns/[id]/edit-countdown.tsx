"use client";

import { Editor } from "@/components/ui/form/editor";
import { useForm, type Values } from "@/components/ui/form/use-form";
import { updateCountdown } from "../actions";
import { CountdownPreview } from "../countdown-preview";
import { CountdownFields } from "../fields";

type Props = { id: number; stored: Values; host: string };

export function EditCountdown({ id, stored, host }: Props) {
  const form = useForm({
    initial: stored,
    save: (fields) => updateCountdown(id, fields),
    saved: "Saved. Visitors with the page open see the change when they return to it or reload.",
  });
  return (
    <Editor form={form} action="Save" preview={<CountdownPreview values={form.values} />}>
      <CountdownFields form={form} host={host} editing />
    </Editor>
  );
}
