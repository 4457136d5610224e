"use client";

import { useRouter } from "next/navigation";
import { withProposedSlug } from "@/components/dashboard/alias-field";
import { Editor } from "@/components/ui/form/editor";
import { Preview } from "@/components/ui/form/preview";
import { useForm } from "@/components/ui/form/use-form";
import { toast } from "@/components/ui/toast";
import { createMenu } from "../actions";
import { MenuFields } from "../fields";

const EMPTY = {
  name: "",
  description: "",
  alias: null,
  theme: "paper",
  accent: "a8431f",
  address: "",
  phone: "",
  opening_hours: "",
  tables: [],
  published: true,
};

/** `defaults` are by the browser's language. */
type Props = { shortHost: string; defaults: { language: string; currency: string } };

export function NewMenu({ shortHost, defaults }: Props) {
  const router = useRouter();
  const form = useForm({
    initial: { ...EMPTY, ...defaults },
    whole: true,
    save: (fields) => createMenu(withProposedSlug(fields, "name")),
    onSaved: ({ id }) => {
      toast.success("Menu created. Add your first dish.");
      router.push(`/dashboard/menus/${id}`);
    },
  });
  // The name is required; the preview uses a sample until one is typed.
  const shown = { ...form.values, name: form.values.name || "Your restaurant" };
  const preview = <Preview action="/dashboard/menus/preview" values={shown} title="Menu preview" phone />;
  return (
    <Editor form={form} action="Create menu" preview={preview}>
      <MenuFields form={form} shortHost={shortHost} />
    </Editor>
  );
}
