"use client";

import { useRouter } from "next/navigation";
import { Editor } from "@/components/ui/form/editor";
import { useForm, type Values } from "@/components/ui/form/use-form";
import type { Template } from "@/lib/utm";
import { updateLink } from "../../actions";
import { LinkFields } from "../../editor/fields";
import { LinkPreview } from "../../editor/link-preview";
import { LinkSections } from "../../editor/sections";

type Props = {
  link: { id: number; slug: string; expiresAt: string; hasPassword: boolean };
  stored: Values;
  shortHost: string;
  templates: readonly Template[];
};

export function EditLink({ link, stored, shortHost, templates }: Props) {
  const router = useRouter();
  const form = useForm({
    initial: stored,
    save: (fields) => updateLink(link.id, fields),
    saved: "Saved",
    onSaved: () => router.push(`/dashboard/links/${link.id}`),
  });
  const preview = <LinkPreview values={form.values} shortHost={shortHost} stored={link} />;
  return (
    <Editor form={form} action="Save" preview={preview}>
      <LinkFields form={form} shortHost={shortHost} editing />
      <LinkSections form={form} templates={templates} stored={link} />
    </Editor>
  );
}
