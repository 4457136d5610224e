"use client";

import { AliasField } from "@/components/dashboard/alias-field";
import { PageLanguageField } from "@/components/dashboard/page-language-field";
import { Disclosure } from "@/components/ui/disclosure";
import { ColorField } from "@/components/ui/fields/color-field";
import { DateTimeField } from "@/components/ui/fields/date-time-field";
import { SelectField } from "@/components/ui/fields/select-field";
import { SwitchField } from "@/components/ui/fields/switch-field";
import { TextAreaField } from "@/components/ui/fields/text-area-field";
import { TextField } from "@/components/ui/fields/text-field";
import type { Form, Values } from "@/components/ui/form/use-form";
import type { FormField } from "@/lib/forms/options";
import { FieldList } from "./lazy-field-list";

const THEMES = [
  { value: "auto", name: "System (visitor's device)" },
  { value: "light", name: "Light" },
  { value: "dark", name: "Dark" },
];

type Props = { form: Form; shortHost: string; editing?: boolean };

/** All fields of a form. */
export function FormFields({ form, shortHost, editing }: Props) {
  return (
    <>
      <TextField form={form} name="title" autoFocus={!editing} label="Title" required maxLength={200} />
      <TextAreaField
        form={form}
        name="description"
        label="Description"
        rows={3}
        help="Shown above the fields. Up to 2,000 characters."
      />
      <FieldList form={form} fields={fieldsIn(form.values)} />
      <Section title="After submission">
        <TextField form={form} name="submit_label" label="Button label" maxLength={40} />
        <TextAreaField
          form={form}
          name="thanks"
          label="Thank-you message"
          rows={2}
          help="Shown after the form is submitted."
        />
        <TextField
          form={form}
          name="redirect_url"
          label="Redirect URL"
          type="url"
          inputMode="url"
          nullable
          placeholder="https://example.com/thanks"
          help="Visitors go here instead of seeing the thank-you message."
        />
        <TextField
          form={form}
          name="notify_email"
          label="Email notifications"
          type="email"
          nullable
          help="Each submission is emailed to this address, up to 60 an hour, if this server can send email."
        />
      </Section>
      <Section title="Slug, design, language and availability">
        <AliasField form={form} before={`${shortHost}/f/`} editing={editing} proposeFrom="title" />
        <PageLanguageField
          form={form}
          help="Used for errors and other built-in text. A button label or thank-you message you haven't changed is translated, too."
        />
        <SelectField form={form} name="theme" label="Theme" options={THEMES} />
        <ColorField
          form={form}
          name="accent"
          label="Accent color"
          help="Used for the button, the top bar and rating stars."
        />
        <SwitchField form={form} name="published" label="Published" help="Hidden forms return “not found”." />
        <SwitchField
          form={form}
          name="open"
          label="Accepting answers"
          help="When off, visitors see that the form is closed."
        />
        <DateTimeField
          form={form}
          name="closes_at"
          label="Closes"
          help="Leave blank to keep the form open."
        />
      </Section>
    </>
  );
}

const Section = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <Disclosure title={title} card>
    <div className="space-y-5">{children}</div>
  </Disclosure>
);

/** The fields of the form, which may be incomplete while they are edited. */
const fieldsIn = ({ fields }: Values): FormField[] => (Array.isArray(fields) ? fields : []);
