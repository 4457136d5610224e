"use client";

import { useState } from "react";
import { Card } from "@/components/ui/card";
import { TextField } from "@/components/ui/fields/text-field";
import { FormBox } from "@/components/ui/form/form-box";
import { useForm, type Values } from "@/components/ui/form/use-form";
import type { Template } from "@/lib/utm";
import { tagUrl } from "@/lib/utm/build";
import { toWebUrl } from "@/lib/validation/typed-url";
import { shorten } from "./actions";
import { Result } from "./result";
import { Templates } from "./templates";

const EMPTY = { url: "", source: "", medium: "", campaign: "", term: "", content: "" };

const FIELDS = [
  {
    name: "source",
    label: "Source",
    placeholder: "newsletter",
    help: "Where the link appears, e.g. a site or a newsletter.",
  },
  {
    name: "medium",
    label: "Medium",
    placeholder: "email",
    help: "The channel, e.g. email, social or cpc.",
  },
  {
    name: "campaign",
    label: "Campaign",
    placeholder: "spring-sale",
    help: "The campaign the link belongs to.",
  },
  { name: "term", label: "Term", placeholder: "running-shoes", help: "The paid search keyword, if any." },
  {
    name: "content",
    label: "Content",
    placeholder: "button-top",
    help: "Distinguishes links to the same page.",
  },
];

export function Builder({ templates }: { templates: Template[] }) {
  const [created, setCreated] = useState<{ for: string; id: number; short_url: string; reused: boolean }>();
  const form = useForm({
    initial: EMPTY,
    whole: true,
    save: (values: Values) => shorten(tagged(values).url ?? values.url),
    onSaved: (link) => setCreated({ ...link, for: tagged(form.values).url ?? "" }),
  });
  const { url, warnings } = tagged(form.values);
  const fill = ({ source, medium, campaign, term, content }: Template) => {
    for (const [name, value] of Object.entries({ source, medium, campaign, term, content }))
      form.set(name, value);
  };
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <FormBox form={form} className="space-y-5">
        <TextField
          form={form}
          name="url"
          label="Destination"
          type="url"
          inputMode="url"
          placeholder="https://example.com/shop"
          required
          help="Existing parameters are kept."
        />
        <div className="grid gap-4 sm:grid-cols-2">
          {FIELDS.map((field) => (
            <TextField key={field.name} form={form} maxLength={200} {...field} />
          ))}
        </div>
        <Result
          url={url}
          warnings={warnings}
          form={form}
          created={created?.for === url ? created : undefined}
        />
      </FormBox>
      <Card title="Templates" className="lg:self-start">
        <Templates templates={templates} values={form.values} onUse={fill} />
      </Card>
    </div>
  );
}

function tagged(values: Values) {
  const text = (name: string) => String(values[name] ?? "");
  const [source, medium, campaign] = [text("source"), text("medium"), text("campaign")];
  return tagUrl(toWebUrl(text("url")), {
    source,
    medium,
    campaign,
    term: text("term"),
    content: text("content"),
  });
}
