"use client";

import { useEffect, useState } from "react";
import { AliasField } from "@/components/dashboard/alias-field";
import { EndField } from "@/components/dashboard/end-field";
import { ColourField } from "@/components/ui/colour-field";
import { SelectField } from "@/components/ui/select-field";
import { TextAreaField } from "@/components/ui/text-area-field";
import { TextField } from "@/components/ui/text-field";
import type { Form } from "@/components/ui/use-form";

const THEMES = [
  { value: "light", name: "Light" },
  { value: "dark", name: "Dark" },
  { value: "brand", name: "Brand: the accent fills the page" },
];

const ACTIONS = [
  { value: "message", name: "Show a message" },
  { value: "redirect", name: "Lead on to another address" },
];

export function CountdownFields({ form, host }: { form: Form; host: string }) {
  const [zones, setZones] = useState<string[]>([]);
  // Those that this browser knows: the server may know others.
  useEffect(() => setZones(["UTC", ...Intl.supportedValuesOf("timeZone")]), []);
  return (
    <>
      <TextField form={form} name="title" label="Title" help="Up to 200 characters." required />
      <AliasField form={form} before={`${host}/c/`} />
      <TextAreaField form={form} name="description" label="Description" help="Up to 2,000 characters." />
      <EndField form={form} />
      <TextField
        form={form}
        name="timezone"
        label="Time zone on the page"
        list={zones}
        help="The end is written in this zone, like Europe/Berlin; visitors elsewhere see their own beside it."
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField form={form} name="theme" label="Theme" options={THEMES} />
        <ColourField form={form} name="accent" label="Accent" />
      </div>
      <TextField
        form={form}
        name="cta_url"
        label="Button leads to"
        type="url"
        inputMode="url"
        placeholder="https://example.com/"
        nullable
        help="Left empty, the page has no button."
      />
      <TextField form={form} name="cta_label" label="Words on the button" placeholder="Learn more" />
      <SelectField form={form} name="expired_action" label="At zero" options={ACTIONS} />
      {form.values.expired_action === "redirect" ? (
        <TextField
          form={form}
          name="redirect_url"
          label="Leads on to"
          type="url"
          inputMode="url"
          placeholder="https://example.com/open"
          nullable
          required
          help="Nobody can find it in the page before the end."
        />
      ) : (
        <TextAreaField
          form={form}
          name="expired_message"
          label="Message"
          rows={3}
          placeholder="This countdown has ended."
          help="Up to 500 characters. Nobody can find it in the page before the end."
        />
      )}
    </>
  );
}
