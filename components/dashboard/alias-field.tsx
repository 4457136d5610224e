"use client";

import { TextField } from "@/components/ui/text-field";
import type { Form } from "@/components/ui/use-form";

/** `before` is the part of the URL before the slug. `editing`: the page exists already, and may be in print. */
type Props = { form: Form; before: string; editing?: boolean };

/** The slug of a public URL. */
export const AliasField = ({ form, before, editing = false }: Props) => (
  <TextField
    form={form}
    name="alias"
    label="Slug"
    prefix={before}
    nullable
    help={`Up to 64 letters, digits, - and _. ${editing ? "Changing it breaks printed QR codes. Leave blank to keep the current one." : "Leave blank for a random one."}`}
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
  />
);
