"use client";

import { Failure, FormBox } from "@/components/ui/form/form-box";
import { Submit } from "@/components/ui/form/submit";
import { useForm } from "@/components/ui/form/use-form";
import { toast } from "@/components/ui/toast";
import { createTag } from "./actions";
import { TagFields } from "./tag-fields";

export function NewTag() {
  const form = useForm({
    initial: { name: "", color: "gray" },
    whole: true,
    save: createTag,
    cleared: ["name"],
    onSaved: ({ name, existing }) =>
      existing ? toast.info(`You already have the tag “${name}”`) : toast.success("Tag created"),
  });
  return (
    <FormBox form={form}>
      <TagFields form={form} />
      <Failure form={form} />
      <Submit look="primary" disabled={form.saving}>
        Create tag
      </Submit>
    </FormBox>
  );
}
