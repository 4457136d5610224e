"use client";

import type { ReactNode } from "react";
import { SocialsField } from "@/components/dashboard/socials-field";
import { ColorField } from "@/components/ui/fields/color-field";
import { NumberField } from "@/components/ui/fields/number-field";
import { SelectField } from "@/components/ui/fields/select-field";
import { TextAreaField } from "@/components/ui/fields/text-area-field";
import { TextField } from "@/components/ui/fields/text-field";
import type { Form } from "@/components/ui/form/use-form";

const TEMPLATES = [
  { value: "classic", name: "Classic (photo on the left)" },
  { value: "compact", name: "Compact (logo on the right)" },
  { value: "stacked", name: "Stacked (one column)" },
];

const FONTS = [
  { value: "arial", name: "Arial" },
  { value: "helvetica", name: "Helvetica" },
  { value: "verdana", name: "Verdana" },
  { value: "tahoma", name: "Tahoma" },
  { value: "trebuchet", name: "Trebuchet" },
  { value: "georgia", name: "Georgia" },
  { value: "times", name: "Times" },
  { value: "courier", name: "Courier" },
];

const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-4 sm:grid-cols-2">{children}</div>
);

export function SignatureFields({ form, editing }: { form: Form; editing?: boolean }) {
  return (
    <>
      <TextField form={form} name="full_name" autoFocus={!editing} label="Full name" required />
      <Pair>
        <TextField form={form} name="job_title" label="Job title" />
        <TextField form={form} name="department" label="Department" />
        <TextField form={form} name="company" label="Company" />
        <TextField form={form} name="pronouns" label="Pronouns" placeholder="she/her" />
        <TextField form={form} name="email" label="Email" type="email" inputMode="email" />
        <TextField
          form={form}
          name="website"
          label="Website"
          type="url"
          inputMode="url"
          placeholder="https://"
          nullable
        />
        <TextField form={form} name="phone" label="Phone" type="tel" inputMode="tel" />
        <TextField form={form} name="mobile" label="Mobile" type="tel" inputMode="tel" />
      </Pair>
      <TextAreaField form={form} name="address" label="Address" rows={2} />
      <SelectField form={form} name="template" label="Template" options={TEMPLATES} />
      <div className="grid gap-4 sm:grid-cols-3">
        <ColorField form={form} name="primary_color" label="Primary color" />
        <ColorField form={form} name="text_color" label="Text color" />
        <SelectField form={form} name="font" label="Font" options={FONTS} />
      </div>
      <TextField
        form={form}
        name="photo_url"
        label="Photo URL"
        type="url"
        placeholder="https://"
        nullable
        help="A square image that's already online."
      />
      <TextField
        form={form}
        name="logo_url"
        label="Logo URL"
        type="url"
        placeholder="https://"
        nullable
        help="An image that's already online. It links to your website."
      />
      <Pair>
        <NumberField form={form} name="logo_width" label="Logo width" unit="px" help="16 to 320." />
        <NumberField form={form} name="logo_height" label="Logo height" unit="px" help="16 to 320." />
      </Pair>
      <SocialsField form={form} most={10} first="linkedin" />
      <TextAreaField
        form={form}
        name="disclaimer"
        label="Disclaimer"
        help="Shown in small type at the end. Up to 1,000 characters."
      />
      <TextField
        form={form}
        name="name"
        label="Internal name"
        help="Only visible to you. Leave blank to use the full name."
      />
    </>
  );
}
