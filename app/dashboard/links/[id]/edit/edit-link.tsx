"use client";

import { useRouter } from "next/navigation";
import { Editor } from "@/components/ui/editor";
import { useForm, type Values } from "@/components/ui/use-form";
import { updateLink } from "../../actions";
import { LinkBounds, LinkFields } from "../../fields";

type Props = { id: number; stored: Values; shortHost: string };

export function EditLink({ id, stored, shortHost }: Props) {
  const router = useRouter();
  const form = useForm({
    initial: stored,
    save: (fields) => updateLink(id, fields),
    saved: "Saved",
    onSaved: () => router.push(`/dashboard/links/${id}`),
  });
  return (
    <Editor form={form} action="Save">
      <LinkFields form={form} shortHost={shortHost} />
      <LinkBounds form={form} />
    </Editor>
  );
}
