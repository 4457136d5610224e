"use client";

import { TextField } from "@/components/ui/text-field";
import type { Form } from "@/components/ui/use-form";

/** `before` is the part of the URL before the slug, `note` is added to the help. */
type Props = { form: Form; before: string; note?: string };

/** The slug of a public URL. */
export const AliasField = ({ form, before, note = "" }: Props) => (
  <TextField
    form={form}
    name="alias"
    label="Slug"
    prefix={before}
    nullable
    help={`Up to 64 letters, digits, - and _. Leave blank for a random one.${note}`}
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
  />
);
