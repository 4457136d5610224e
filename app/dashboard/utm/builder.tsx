"use client";

import { useState } from "react";
import { DomainField, type HostChoices, preselectedDomain } from "@/components/dashboard/links/domain-field";
import { Card } from "@/components/ui/card";
import { SwitchField } from "@/components/ui/fields/switch-field";
import { TextField } from "@/components/ui/fields/text-field";
import { FormBox } from "@/components/ui/form/form-box";
import { useForm, type Values } from "@/components/ui/form/use-form";
import type { ActionResult } from "@/lib/http/dashboard/action-result";
import type { Template } from "@/lib/utm";
import { tagUrl } from "@/lib/utm/build";
import { toWebUrl } from "@/lib/validation/typed-url";
import { shorten } from "./actions";
import { Result } from "./result";
import { Templates } from "./templates";

const EMPTY = { url: "", source: "", medium: "", campaign: "", term: "", content: "", in_url: false };

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

export function Builder({ templates, hosts }: { templates: Template[]; hosts: HostChoices }) {
  const [created, setCreated] = useState<{ for: string; id: number; short_url: string; reused: boolean }>();
  const form = useForm({
    initial: { ...EMPTY, domain: preselectedDomain(hosts) },
    whole: true,
    save: async (values: Values) => atParameter(await shorten(linkOf(values))),
    onSaved: (link) => setCreated({ ...link, for: keyOf(form.values) }),
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
          help="Other parameters in the URL are kept."
        />
        <div className="grid gap-4 sm:grid-cols-2">
          {FIELDS.map((field) => (
            <TextField key={field.name} form={form} maxLength={200} {...field} />
          ))}
        </div>
        <SwitchField
          form={form}
          name="in_url"
          label="Write into the URL"
          help="When off, the link stores the parameters separately, so you can change them later."
        />
        <DomainField form={form} hosts={hosts} />
        <Result
          url={url}
          warnings={warnings.filter(({ field }) => form.fault(field) === undefined)}
          form={form}
          created={created?.for === keyOf(form.values) ? created : undefined}
        />
      </FormBox>
      <Card title="Templates" className="lg:self-start">
        <Templates templates={templates} values={form.values} onUse={fill} />
      </Card>
    </div>
  );
}

function parametersOf(values: Values) {
  const text = (name: string) => String(values[name] ?? "").trim();
  const [source, medium, campaign] = [text("source"), text("medium"), text("campaign")];
  return { source, medium, campaign, term: text("term"), content: text("content") };
}

const tagged = (values: Values) => tagUrl(toWebUrl(String(values.url ?? "")), parametersOf(values));

/** Maps an error in a link's parameters to their fields here. */
const atParameter = <T,>(result: ActionResult<T>): ActionResult<T> =>
  !result.ok && result.field === "utm" && result.at ? { ...result, field: result.at } : result;

const keyOf = (values: Values): string => JSON.stringify(linkOf(values));

/** The link to create: with separate parameters, or with them in its URL. */
function linkOf(values: Values): { url: unknown; utm: object | null; domain: unknown } {
  const { url, domain } = values;
  if (values.in_url === true) return { url: tagged(values).url ?? url, utm: null, domain };
  return { url, utm: parametersOf(values), domain };
}
