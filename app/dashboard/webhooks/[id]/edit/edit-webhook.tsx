"use client";

import { useRouter } from "next/navigation";
import { Editor } from "@/components/ui/form/editor";
import { useForm, type Values } from "@/components/ui/form/use-form";
import { updateWebhook } from "../../actions";
import { WebhookFields } from "../../fields";

export function EditWebhook({ id, initial }: { id: number; initial: Values }) {
  const router = useRouter();
  const form = useForm({
    initial,
    save: (fields: Values) => updateWebhook(id, fields),
    saved: "Saved",
    onSaved: () => router.push(`/dashboard/webhooks/${id}`),
  });
  return (
    <Editor form={form} action="Save">
      <WebhookFields form={form} editing />
    </Editor>
  );
}
