"use client";

import { useRouter } from "next/navigation";
import { chosenHost } from "@/components/dashboard/links/domain-field";
import { Editor } from "@/components/ui/form/editor";
import { useForm, type Values } from "@/components/ui/form/use-form";
import { updateLink } from "../../actions";
import type { EditorChoices } from "../../editor/choices";
import { LinkFields } from "../../editor/fields";
import { LinkPreview } from "../../editor/link-preview";
import { LinkSections } from "../../editor/sections";

type Props = {
  link: { id: number; slug: string; domain: string | null; expiresAt: string; hasPassword: boolean };
  stored: Values;
  choices: EditorChoices;
};

export function EditLink({ link, stored, choices }: Props) {
  const router = useRouter();
  const form = useForm({
    initial: stored,
    save: (fields) => updateLink(link.id, fields),
    saved: "Saved",
    onSaved: () => router.push(`/dashboard/links/${link.id}`),
  });
  const preview = <LinkPreview values={form.values} host={chosenHost(form, choices.hosts)} stored={link} />;
  return (
    <Editor form={form} action="Save" preview={preview}>
      <LinkFields form={form} hosts={choices.hosts} stored={link} />
      <LinkSections form={form} choices={choices} stored={link} />
    </Editor>
  );
}
