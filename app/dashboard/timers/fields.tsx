"use client";

import { EndsAtField } from "@/components/dashboard/ends-at-field";
import { ColorField } from "@/components/ui/fields/color-field";
import { NumberField } from "@/components/ui/fields/number-field";
import { SelectField } from "@/components/ui/fields/select-field";
import { SwitchField } from "@/components/ui/fields/switch-field";
import { TextAreaField } from "@/components/ui/fields/text-area-field";
import { TextField } from "@/components/ui/fields/text-field";
import type { Form } from "@/components/ui/form/use-form";
import { LabelFields } from "./label-fields";
import { UnitsField } from "./units-field";

const STYLES = [
  { value: "boxed", name: "Boxed (light tiles, accent strip)" },
  { value: "plain", name: "Plain (large digits, accent colons)" },
  { value: "rounded", name: "Rounded (accent tiles)" },
];

export function TimerFields({ form, editing }: { form: Form; editing?: boolean }) {
  return (
    <>
      <TextField
        form={form}
        name="name"
        autoFocus={!editing}
        label="Name"
        help="Only visible to you. Up to 200 characters."
      />
      <EndsAtField form={form} />
      <SelectField form={form} name="style" label="Style" options={STYLES} />
      <div className="grid gap-4 sm:grid-cols-3">
        <ColorField form={form} name="bg" label="Background" />
        <ColorField form={form} name="fg" label="Digits" />
        <ColorField form={form} name="accent" label="Accent color" />
      </div>
      <NumberField
        form={form}
        name="width"
        label="Width"
        unit="px"
        help="200 to 1,200. Most emails are 600 px wide."
      />
      <UnitsField form={form} />
      <SwitchField form={form} name="show_labels" label="Show labels" />
      {form.values.show_labels === true && <LabelFields form={form} />}
      <TextAreaField
        form={form}
        name="expired_message"
        label="Expired message"
        rows={2}
        placeholder="Zeros"
        help="Up to 100 characters. Leave blank to show zeros."
      />
      <TextField
        form={form}
        name="link_url"
        label="Destination"
        type="url"
        inputMode="url"
        placeholder="https://example.com/sale"
        nullable
        help="Opens when someone clicks the image. Leave blank for no link."
      />
      <TextField
        form={form}
        name="alt_text"
        label="Alt text"
        help="For screen readers and blocked images. Leave blank to use the expiry date."
      />
    </>
  );
}
