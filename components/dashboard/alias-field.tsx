"use client";

import { TextField } from "@/components/ui/text-field";
import type { Form } from "@/components/ui/use-form";

/** `before`: what the alias follows in the address. */
type Props = { form: Form; before: string; label?: string; more?: string };

/** The end of a public address. */
export const AliasField = ({ form, before, label = "Address", more = "" }: Props) => (
  <TextField
    form={form}
    name="alias"
    label={label}
    prefix={before}
    nullable
    help={`Letters, digits, - and _, up to 64. Left empty, we make one.${more}`}
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
  />
);
