"use client";

import { Editor } from "@/components/ui/editor";
import { useForm, type Values } from "@/components/ui/use-form";
import { updateCountdown } from "../actions";
import { BothPreviews } from "../both-previews";
import { CountdownFields } from "../fields";

type Props = { id: number; stored: Values; host: string };

export function EditCountdown({ id, stored, host }: Props) {
  const form = useForm({
    initial: stored,
    save: (fields) => updateCountdown(id, fields),
    saved: "Saved. Pages that are open already follow.",
  });
  return (
    <Editor form={form} action="Save" preview={<BothPreviews values={form.values} />}>
      <CountdownFields form={form} host={host} />
    </Editor>
  );
}
