"use client";

import { Editor } from "@/components/ui/form/editor";
import { Preview } from "@/components/ui/form/preview";
import { useForm, type Values } from "@/components/ui/form/use-form";
import { updateBioPage } from "../../actions";
import { BioFields } from "../../fields";
import { AvatarField } from "./avatar-field";

type Props = { id: number; stored: Values; avatar: string | null; shortHost: string };

export function EditAppearance({ id, stored, avatar, shortHost }: Props) {
  const form = useForm({
    initial: stored,
    save: (fields) => updateBioPage(id, fields),
    saved: "Saved",
  });
  const preview = (
    <Preview
      action="/dashboard/bio-pages/preview"
      values={{ ...form.values, id, avatar }}
      title="Bio page preview"
      phone
    />
  );
  return (
    <Editor form={form} action="Save" preview={preview}>
      <AvatarField id={id} avatar={avatar} />
      <BioFields form={form} shortHost={shortHost} editing />
    </Editor>
  );
}
