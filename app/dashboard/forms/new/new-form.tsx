"use client";

import { useRouter } from "next/navigation";
import { withProposedSlug } from "@/components/dashboard/alias-field";
import { Editor } from "@/components/ui/form/editor";
import { Preview } from "@/components/ui/form/preview";
import { useForm } from "@/components/ui/form/use-form";
import { toast } from "@/components/ui/toast";
import { ACCENT, DEFAULT_THANKS, type FormField, SUBMIT_LABEL } from "@/lib/forms/options";
import { createForm } from "../actions";
import { FormFields } from "../fields";

/** The fields of a new form. Fixed ids, so that server and browser render the same. */
const DEFAULT_FIELDS: FormField[] = [
  { id: "name", kind: "text", label: "Name", help: "", required: true, options: [] },
  { id: "email", kind: "email", label: "Email", help: "", required: true, options: [] },
  { id: "message", kind: "paragraph", label: "Message", help: "", required: false, options: [] },
];

const EMPTY = {
  title: "",
  description: "",
  fields: DEFAULT_FIELDS,
  submit_label: SUBMIT_LABEL,
  thanks: DEFAULT_THANKS,
  redirect_url: null,
  notify_email: null,
  alias: null,
  theme: "auto",
  accent: ACCENT,
  published: true,
  open: true,
  closes_at: null,
  language: null,
};

export function NewForm({ shortHost }: { shortHost: string }) {
  const router = useRouter();
  const form = useForm({
    initial: EMPTY,
    whole: true,
    save: (fields) => createForm(withProposedSlug(fields, "title")),
    onSaved: ({ id }) => {
      toast.success("Form created");
      router.push(`/dashboard/forms/${id}`);
    },
  });
  const shown = { ...form.values, title: form.values.title || "Your form" };
  const preview = <Preview action="/dashboard/forms/preview" values={shown} title="Form preview" />;
  return (
    <Editor form={form} action="Create form" preview={preview}>
      <FormFields form={form} shortHost={shortHost} />
    </Editor>
  );
}
