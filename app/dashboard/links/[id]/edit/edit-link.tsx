"use client";

import { useRouter } from "next/navigation";
import { Editor } from "@/components/ui/form/editor";
import { useForm, type Values } from "@/components/ui/form/use-form";
import { updateLink } from "../../actions";
import { LinkFields, LinkLimits } from "../../fields";
import { LinkPreview } from "../../link-preview";

type Props = { id: number; slug: string; stored: Values; shortHost: string };

export function EditLink({ id, slug, stored, shortHost }: Props) {
  const router = useRouter();
  const form = useForm({
    initial: stored,
    save: (fields) => updateLink(id, fields),
    saved: "Saved",
    onSaved: () => router.push(`/dashboard/links/${id}`),
  });
  const preview = <LinkPreview values={form.values} shortHost={shortHost} stored={{ id, slug }} />;
  return (
    <Editor form={form} action="Save" preview={preview}>
      <LinkFields form={form} shortHost={shortHost} editing />
      <LinkLimits form={form} />
    </Editor>
  );
}
