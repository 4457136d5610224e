"use client";

import { AliasField } from "@/components/dashboard/alias-field";
import { EndsAtField } from "@/components/dashboard/ends-at-field";
import { PageLanguageField } from "@/components/dashboard/page-language-field";
import { ColorField } from "@/components/ui/fields/color-field";
import { SelectField } from "@/components/ui/fields/select-field";
import { TextAreaField } from "@/components/ui/fields/text-area-field";
import { TextField } from "@/components/ui/fields/text-field";
import type { Form } from "@/components/ui/form/use-form";
import { TimeZoneField } from "./time-zone-field";

const THEMES = [
  { value: "light", name: "Light" },
  { value: "dark", name: "Dark" },
  { value: "brand", name: "Brand (accent background)" },
];

const ACTIONS = [
  { value: "message", name: "Show a message" },
  { value: "redirect", name: "Redirect to a URL" },
];

type Props = { form: Form; host: string; editing?: boolean };

/** All fields of a countdown page. */
export function CountdownFields({ form, host, editing }: Props) {
  return (
    <>
      <TextField
        form={form}
        name="title"
        autoFocus={!editing}
        label="Title"
        help="Up to 200 characters."
        required
      />
      <AliasField form={form} before={`${host}/c/`} editing={editing} proposeFrom="title" />
      <TextAreaField form={form} name="description" label="Description" help="Up to 2,000 characters." />
      <EndsAtField form={form} />
      <TimeZoneField form={form} />
      <PageLanguageField
        form={form}
        help="Used for the clock, the date and built-in text. Your own text isn't translated."
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField form={form} name="theme" label="Theme" options={THEMES} />
        <ColorField form={form} name="accent" label="Accent color" />
      </div>
      <TextField
        form={form}
        name="cta_url"
        label="Button URL"
        type="url"
        inputMode="url"
        placeholder="https://example.com/"
        nullable
        help="Leave blank for no button."
      />
      <TextField form={form} name="cta_label" label="Button label" placeholder="Learn more" />
      <SelectField form={form} name="expired_action" label="When it expires" options={ACTIONS} />
      {form.values.expired_action === "redirect" ? (
        <TextField
          form={form}
          name="redirect_url"
          label="Redirect URL"
          type="url"
          inputMode="url"
          placeholder="https://example.com/open"
          nullable
          required
          help="Hidden from visitors until the countdown expires."
        />
      ) : (
        <TextAreaField
          form={form}
          name="expired_message"
          label="Message"
          rows={3}
          placeholder="This countdown has ended."
          help="Up to 500 characters. Hidden from visitors until the countdown expires."
        />
      )}
    </>
  );
}
