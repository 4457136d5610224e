"use client";

import { TextField } from "@/components/ui/fields/text-field";
import { useForm } from "@/components/ui/form/use-form";
import { AccountForm } from "./account-form";
import { saveName } from "./actions";

export function NameForm({ name }: { name: string }) {
  const form = useForm({ initial: { name }, whole: true, save: saveName, saved: "Name saved" });
  return (
    <AccountForm form={form} action="Save name">
      <TextField form={form} name="name" label="Name" autoComplete="name" />
    </AccountForm>
  );
}
