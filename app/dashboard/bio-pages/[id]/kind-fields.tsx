"use client";

import { LinkButton } from "@/components/ui/button";
import { SelectField } from "@/components/ui/fields/select-field";
import { TextAreaField } from "@/components/ui/fields/text-area-field";
import { TextField } from "@/components/ui/fields/text-field";
import type { Form } from "@/components/ui/form/use-form";
import type { LinkKind } from "@/lib/bio-pages/options";
import { toContactUrl } from "@/lib/validation/typed-url";
import type { FormChoice } from "./bio-link";

type Props = { form: Form; kind: LinkKind; forms: readonly FormChoice[] };

/** The fields of a link of this kind. */
export function KindFields({ form, kind, forms }: Props) {
  switch (kind) {
    case "divider":
      return (
        <TextField form={form} name="title" label="Label" autoFocus help="Leave blank for a plain line." />
      );
    case "heading":
      return (
        <>
          <TextField form={form} name="title" label="Heading" autoFocus required />
          <Description form={form} help="Shown below the heading. Up to 200 characters." />
        </>
      );
    case "embed":
      return (
        <>
          <TextField
            form={form}
            name="url"
            label="Video or music"
            type="url"
            autoFocus
            placeholder="https://www.youtube.com/watch?v=…"
            help="A link from YouTube, Vimeo, Spotify or SoundCloud. The player loads when a visitor taps it."
            required
          />
          <TextField form={form} name="title" label="Title" required />
          <Description form={form} />
        </>
      );
    case "form":
      return <FormFields form={form} forms={forms} />;
    default:
      return (
        <>
          <TextField form={form} name="title" label="Title" autoFocus required />
          <TextField
            form={form}
            name="url"
            label="Destination"
            inputMode="url"
            complete={toContactUrl}
            placeholder="https://example.com/"
            help="A URL, an email address or a phone number."
            required
          />
          <Description form={form} />
        </>
      );
  }
}

const Description = ({
  form,
  help = "Shown below the title. Up to 200 characters.",
}: {
  form: Form;
  help?: string;
}) => <TextAreaField form={form} name="description" label="Description" rows={2} help={help} />;

/** Chooses one of the account's forms, whose title becomes the default of the block's. */
function FormFields({ form, forms }: Omit<Props, "kind">) {
  if (forms.length === 0)
    return (
      <div className="space-y-3">
        <p className="text-sm">Create a form first, then show it on this page.</p>
        <LinkButton href="/dashboard/forms/new" size="small">
          Create form
        </LinkButton>
      </div>
    );
  const { url, title } = form.values;
  const known = !url || forms.some(({ page_url }) => page_url === url);
  const options = [
    { value: "", name: "Choose a form" },
    ...forms.map(({ page_url, title: name }) => ({ value: page_url, name })),
    ...(known ? [] : [{ value: String(url), name: "Deleted form" }]),
  ];
  const choosing: Form = {
    ...form,
    set: (name, value) => {
      form.set(name, value);
      const chosen = forms.find(({ page_url }) => page_url === value);
      const untouched = !title || forms.some((other) => other.title === title);
      if (chosen && untouched) form.set("title", chosen.title);
    },
  };
  return (
    <>
      <SelectField
        form={choosing}
        name="url"
        label="Form"
        options={options}
        help="Visitors fill it in on this page. Not shown while the form is closed or hidden."
        required
      />
      <TextField form={form} name="title" label="Title" required />
      <Description form={form} help="Leave blank to show the form's own description." />
    </>
  );
}
