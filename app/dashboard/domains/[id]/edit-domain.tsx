"use client";

import { useState } from "react";
import { described, Field } from "@/components/ui/fields/field";
import { Select } from "@/components/ui/fields/select";
import type { Option } from "@/components/ui/fields/select-options";
import { SwitchField } from "@/components/ui/fields/switch-field";
import { TextField } from "@/components/ui/fields/text-field";
import { Editor } from "@/components/ui/form/editor";
import { type Form, useForm, type Values } from "@/components/ui/form/use-form";
import { updateDomain } from "../actions";

type Props = { id: number; stored: Values; bioPages: readonly Option[] };

export function EditDomain({ id, stored, bioPages }: Props) {
  const form = useForm({
    initial: stored,
    save: (fields) => updateDomain(id, fields),
    saved: "Saved",
  });
  return (
    <section>
      <h2 className="mb-4 font-semibold text-lg">Settings</h2>
      <Editor form={form} action="Save">
        <HomePage form={form} bioPages={bioPages} />
        <UrlField
          form={form}
          name="not_found_url"
          label="Redirect unknown links to"
          help="Leave blank for a “not found” page."
        />
        <UrlField
          form={form}
          name="expired_url"
          label="Redirect expired links to"
          help="For links that have expired or reached their click limit and have no redirect of their own. Leave blank to show a page that says so."
        />
        <SwitchField
          form={form}
          name="primary"
          label="Primary domain"
          help="Selected by default for new links and the URLs of your pages."
        />
      </Editor>
    </section>
  );
}

type UrlProps = { form: Form; name: string; label: string; help?: string; required?: boolean };

const UrlField = (props: UrlProps) => (
  <TextField {...props} type="url" inputMode="url" placeholder="https://www.example.com/" nullable />
);

const [NOTHING, REDIRECT] = ["", "redirect"];

/** What the domain's root shows: a 404, a redirect, or a bio page. */
function HomePage({ form, bioPages }: { form: Form; bioPages: readonly Option[] }) {
  const { root_url, root_bio_page_id } = form.values;
  const [redirects, setRedirects] = useState(Boolean(root_url));
  const field = {
    form,
    name: "root_bio_page_id",
    label: "Home page",
    help: "What visitors see when they open the domain without a path.",
  };
  const choose = (value: string) => {
    setRedirects(value === REDIRECT);
    form.set("root_bio_page_id", value === NOTHING || value === REDIRECT ? null : Number(value));
    if (value !== REDIRECT) form.set("root_url", null);
  };
  const options = [
    { value: NOTHING, name: "Not found" },
    { value: REDIRECT, name: "Redirect to a URL" },
    ...(bioPages.length > 0 ? [{ group: "Bio pages", options: bioPages }] : []),
  ];
  return (
    <>
      <Field {...field}>
        <Select
          {...described(field)}
          options={options}
          value={redirects ? REDIRECT : String(root_bio_page_id ?? NOTHING)}
          onChange={choose}
        />
      </Field>
      {redirects && <UrlField form={form} name="root_url" label="Home page URL" />}
    </>
  );
}
