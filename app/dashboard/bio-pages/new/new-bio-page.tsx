"use client";

import { useRouter } from "next/navigation";
import { withProposedSlug } from "@/components/dashboard/alias-field";
import { Editor } from "@/components/ui/form/editor";
import { Preview } from "@/components/ui/form/preview";
import { useForm } from "@/components/ui/form/use-form";
import { toast } from "@/components/ui/toast";
import { createBioPage } from "../actions";
import { BioFields } from "../fields";

const EMPTY = {
  title: "",
  alias: null,
  description: "",
  theme: "clean",
  button_style: "rounded",
  accent: null,
  background: null,
  socials: [],
  published: true,
};

export function NewBioPage({ shortHost }: { shortHost: string }) {
  const router = useRouter();
  const form = useForm({
    initial: EMPTY,
    whole: true,
    save: (fields) => createBioPage(withProposedSlug(fields, "title")),
    onSaved: ({ id }) => {
      toast.success("Page created. Add your first link.");
      router.push(`/dashboard/bio-pages/${id}`);
    },
  });
  const preview = (
    <Preview action="/dashboard/bio-pages/preview" values={form.values} title="Bio page preview" phone />
  );
  return (
    <Editor form={form} action="Create bio page" preview={preview}>
      <BioFields form={form} shortHost={shortHost} />
    </Editor>
  );
}
