"use client";

import { AliasField } from "@/components/dashboard/alias-field";
import { ColourField } from "@/components/ui/colour-field";
import { DateTimeField } from "@/components/ui/date-time-field";
import { SelectField } from "@/components/ui/select-field";
import { SwitchField } from "@/components/ui/switch-field";
import { TextAreaField } from "@/components/ui/text-area-field";
import { TextField } from "@/components/ui/text-field";
import type { Form, Values } from "@/components/ui/use-form";
import type { FormField } from "@/lib/forms/schema";
import { Questions } from "./lazy-questions";

const THEMES = [
  { value: "auto", name: "As the visitor's device" },
  { value: "light", name: "Light" },
  { value: "dark", name: "Dark" },
];

type Props = { form: Form; shortHost: string };

/** Everything that can be set of a form. */
export function FormFields({ form, shortHost }: Props) {
  return (
    <>
      <TextField form={form} name="title" label="Title" required maxLength={200} />
      <TextAreaField
        form={form}
        name="description"
        label="Introduction"
        rows={3}
        help="Stands above the fields, up to 2,000 characters."
      />
      <Questions form={form} fields={fieldsIn(form.values)} />
      <Part title="After sending">
        <TextField form={form} name="submit_label" label="Word on the button" maxLength={40} />
        <TextAreaField
          form={form}
          name="thanks"
          label="Thanks"
          rows={2}
          help="What visitors read once their answer has arrived."
        />
        <TextField
          form={form}
          name="redirect_url"
          label="Or lead on to"
          type="url"
          inputMode="url"
          nullable
          placeholder="https://example.com/thanks"
          help="Instead of the thanks. Left empty: the thanks."
        />
        <TextField
          form={form}
          name="notify_email"
          label="Tell by e-mail"
          type="email"
          nullable
          help="Gets a mail for every answer, where this Waypost can send mail."
        />
      </Part>
      <Part title="Address, look and time">
        <AliasField form={form} before={`${shortHost}/f/`} />
        <SelectField form={form} name="theme" label="Theme" options={THEMES} />
        <ColourField
          form={form}
          name="accent"
          label="Colour"
          help="Of the button and the bar on top. Its text is black or white, whichever is read better."
        />
        <SwitchField
          form={form}
          name="published"
          label="Published"
          help="Off, visitors find nothing at the address."
        />
        <SwitchField
          form={form}
          name="open"
          label="Takes answers"
          help="Off, visitors read that the form is closed."
        />
        <DateTimeField form={form} name="closes_at" label="Closes" help="Left empty: never by itself." />
      </Part>
    </>
  );
}

const Part = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <details className="rounded-card border border-line bg-surface p-4">
    <summary className="font-medium text-sm">{title}</summary>
    <div className="mt-4 space-y-5">{children}</div>
  </details>
);

/** The fields that a form holds, whatever state they are in while somebody types. */
const fieldsIn = ({ fields }: Values): FormField[] => (Array.isArray(fields) ? fields : []);
