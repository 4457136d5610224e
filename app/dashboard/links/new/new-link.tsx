"use client";

import { useRouter } from "next/navigation";
import { chosenHost, preselectedDomain } from "@/components/dashboard/links/domain-field";
import { Editor } from "@/components/ui/form/editor";
import { useForm, type Values } from "@/components/ui/form/use-form";
import { toast } from "@/components/ui/toast";
import { createLink } from "../actions";
import type { EditorChoices } from "../editor/choices";
import { LinkFields } from "../editor/fields";
import { EMPTY } from "../editor/initial";
import { LinkPreview } from "../editor/link-preview";
import { LinkSections } from "../editor/sections";

export function NewLink({ choices }: { choices: EditorChoices }) {
  const { hosts } = choices;
  const router = useRouter();
  const form = useForm({
    initial: { ...EMPTY, domain: preselectedDomain(hosts) },
    whole: true,
    save: ({ duplicate, ...fields }: Values) =>
      createLink({ ...fields, on_duplicate: duplicate ? "create" : "reuse" }),
    onSaved: ({ id, slug, reused }) => {
      if (reused) toast.info(`You already have a link to this URL: ${slug}`);
      else toast.success("Link created");
      router.push(`/dashboard/links/${id}`);
    },
  });
  const preview = <LinkPreview values={form.values} host={chosenHost(form, hosts)} />;
  return (
    <Editor form={form} action="Create link" preview={preview}>
      <LinkFields form={form} hosts={hosts} />
      <LinkSections form={form} choices={choices} />
    </Editor>
  );
}
