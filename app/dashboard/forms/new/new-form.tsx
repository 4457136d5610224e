"use client";

import { useRouter } from "next/navigation";
import { Editor } from "@/components/ui/editor";
import { Preview } from "@/components/ui/preview";
import { toast } from "@/components/ui/toast";
import { useForm } from "@/components/ui/use-form";
import { ACCENT, DEFAULT_THANKS, type FormField, SUBMIT_LABEL } from "@/lib/forms/schema";
import { createForm } from "../actions";
import { FormFields } from "../fields";

/** What most forms begin with. The ids are fixed: the server draws this page too. */
const FIRST: FormField[] = [
  { id: "name", kind: "text", label: "Name", help: "", required: true, options: [] },
  { id: "email", kind: "email", label: "E-mail", help: "", required: true, options: [] },
  { id: "message", kind: "paragraph", label: "Message", help: "", required: false, options: [] },
];

const EMPTY = {
  title: "",
  description: "",
  fields: FIRST,
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
};

export function NewForm({ shortHost }: { shortHost: string }) {
  const router = useRouter();
  const form = useForm({
    initial: EMPTY,
    whole: true,
    save: createForm,
    onSaved: ({ id, title }) => {
      toast.success(`${title} is ready. Share its address.`);
      router.push(`/dashboard/forms/${id}`);
    },
  });
  const preview = (
    <Preview action="/dashboard/forms/preview" values={form.values} title="Preview of the form" />
  );
  return (
    <Editor form={form} action="Make form" preview={preview}>
      <FormFields form={form} shortHost={shortHost} />
    </Editor>
  );
}
