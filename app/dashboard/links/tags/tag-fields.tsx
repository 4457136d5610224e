"use client";

import { TAG_LOOKS } from "@/components/dashboard/links/tag-colors";
import { SelectField } from "@/components/ui/fields/select-field";
import { TextField } from "@/components/ui/fields/text-field";
import type { Form } from "@/components/ui/form/use-form";

const COLORS = Object.entries(TAG_LOOKS).map(([value, { name }]) => ({ value, name }));

/** Name and color of a tag. */
export const TagFields = ({ form }: { form: Form }) => (
  <>
    <TextField form={form} name="name" label="Name" required maxLength={50} autoComplete="off" />
    <SelectField form={form} name="color" label="Color" options={COLORS} />
  </>
);
