"use client";

import { EndField } from "@/components/dashboard/end-field";
import { ColourField } from "@/components/ui/colour-field";
import { NumberField } from "@/components/ui/number-field";
import { SelectField } from "@/components/ui/select-field";
import { SwitchField } from "@/components/ui/switch-field";
import { TextAreaField } from "@/components/ui/text-area-field";
import { TextField } from "@/components/ui/text-field";
import type { Form } from "@/components/ui/use-form";
import { LabelFields } from "./label-fields";
import { UnitsField } from "./units-field";

const STYLES = [
  { value: "boxed", name: "Boxed: light tiles with a strip of the accent" },
  { value: "plain", name: "Plain: large digits with colons in the accent" },
  { value: "rounded", name: "Rounded: tiles filled with the accent" },
];

export function TimerFields({ form }: { form: Form }) {
  return (
    <>
      <TextField form={form} name="name" label="Name" help="For you only, up to 200 characters." />
      <EndField form={form} />
      <SelectField form={form} name="style" label="Style" options={STYLES} />
      <div className="grid gap-4 sm:grid-cols-3">
        <ColourField form={form} name="bg" label="Background" />
        <ColourField form={form} name="fg" label="Digits" />
        <ColourField form={form} name="accent" label="Accent" />
      </div>
      <NumberField
        form={form}
        name="width"
        label="Width"
        unit="pixels"
        help="200 to 1200; mails are mostly 600 wide."
      />
      <UnitsField form={form} />
      <SwitchField form={form} name="show_labels" label="Labels" help="A word for each unit." />
      {form.values.show_labels === true && <LabelFields form={form} />}
      <TextAreaField
        form={form}
        name="expired_message"
        label="After the end"
        rows={2}
        placeholder="Zeros"
        help="A sentence of up to 100 characters. Left empty, the counter stands at zero."
      />
      <TextField
        form={form}
        name="link_url"
        label="Leads to"
        type="url"
        inputMode="url"
        placeholder="https://example.com/sale"
        nullable
        help="Where a click on the image leads. Left empty: nowhere."
      />
      <TextField
        form={form}
        name="alt_text"
        label="Instead of the image"
        help="Read out, and shown where images are off; up to 200 characters. Left empty, it names the end."
      />
    </>
  );
}
