"use client";

import { AliasField } from "@/components/dashboard/alias-field";
import { SocialsField } from "@/components/dashboard/socials-field";
import { SelectField } from "@/components/ui/fields/select-field";
import { SwitchField } from "@/components/ui/fields/switch-field";
import { TextAreaField } from "@/components/ui/fields/text-area-field";
import { TextField } from "@/components/ui/fields/text-field";
import type { Form } from "@/components/ui/form/use-form";
import { AccentField } from "./accent-field";
import { BackgroundField } from "./background-field";
import { ThemeField } from "./theme-field";

const BUTTONS = [
  { value: "rounded", name: "Rounded" },
  { value: "pill", name: "Pill" },
  { value: "square", name: "Square" },
  { value: "outline", name: "Outline" },
  { value: "soft", name: "Soft" },
  { value: "shadow", name: "Hard shadow" },
];

type Props = { form: Form; shortHost: string; editing?: boolean };

export function BioFields({ form, shortHost, editing }: Props) {
  return (
    <>
      <TextField
        form={form}
        name="title"
        autoFocus={!editing}
        label="Title"
        placeholder="Your name or brand"
        help="Up to 200 characters."
        required
      />
      <AliasField form={form} before={`${shortHost}/b/`} editing={editing} proposeFrom="title" />
      <TextAreaField
        form={form}
        name="description"
        label="Description"
        rows={3}
        placeholder="A line or two about you"
      />
      <ThemeField form={form} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField form={form} name="button_style" label="Button style" options={BUTTONS} />
        <AccentField form={form} />
        <BackgroundField form={form} />
      </div>
      <SocialsField form={form} most={12} first="instagram" />
      <SwitchField form={form} name="published" label="Published" help="Hidden pages return “not found”." />
    </>
  );
}
