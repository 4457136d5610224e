"use client";

import { useRouter } from "next/navigation";
import { Editor } from "@/components/ui/form/editor";
import { useForm, type Values } from "@/components/ui/form/use-form";
import { toast } from "@/components/ui/toast";
import type { Template } from "@/lib/utm";
import { createLink } from "../actions";
import { LinkFields } from "../editor/fields";
import { EMPTY } from "../editor/initial";
import { LinkPreview } from "../editor/link-preview";
import { LinkSections } from "../editor/sections";

type Props = { shortHost: string; templates: readonly Template[] };

export function NewLink({ shortHost, templates }: Props) {
  const router = useRouter();
  const form = useForm({
    initial: EMPTY,
    whole: true,
    save: ({ duplicate, ...fields }: Values) =>
      createLink({ ...fields, on_duplicate: duplicate ? "create" : "reuse" }),
    onSaved: ({ id, slug, reused }) => {
      if (reused) toast.info(`You already have a link to this URL: ${slug}`);
      else toast.success("Link created");
      router.push(`/dashboard/links/${id}`);
    },
  });
  const preview = <LinkPreview values={form.values} shortHost={shortHost} />;
  return (
    <Editor form={form} action="Create link" preview={preview}>
      <LinkFields form={form} shortHost={shortHost} />
      <LinkSections form={form} templates={templates} />
    </Editor>
  );
}
