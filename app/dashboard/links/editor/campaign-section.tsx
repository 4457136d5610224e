"use client";

import { Notes } from "@/components/ui/fields/field";
import { SwitchField } from "@/components/ui/fields/switch-field";
import { TextField } from "@/components/ui/fields/text-field";
import { FormSection } from "@/components/ui/form/form-section";
import { partOfForm } from "@/components/ui/form/part-of-form";
import type { Form, Values } from "@/components/ui/form/use-form";
import { UTM_NAMES } from "@/lib/routing/routing";
import type { Template } from "@/lib/utm";
import { TemplateMenu } from "./template-menu";
import { utmOf } from "./utm-value";

const FIELDS = {
  source: { label: "Source", placeholder: "newsletter" },
  medium: { label: "Medium", placeholder: "email" },
  campaign: { label: "Campaign", placeholder: "spring-sale" },
  term: { label: "Term", placeholder: "running-shoes" },
  content: { label: "Content", placeholder: "button-top" },
  ref: { label: "Ref", placeholder: "partner" },
} as const;

/** The parameters that a link adds to its destination. */
export function CampaignSection({ form, templates }: { form: Form; templates: readonly Template[] }) {
  const utm = utmOf(form.values) ?? {};
  const set = (values: Values) => {
    const given = UTM_NAMES.filter((name) => values[name]);
    form.set("utm", given.length > 0 ? Object.fromEntries(given.map((name) => [name, values[name]])) : null);
  };
  const part = partOfForm(form, "utm", utm, set);
  return (
    <FormSection title="Campaign parameters" state={stateOf(form.values)}>
      <section
        id={form.controlId("utm")}
        aria-label="Campaign parameters"
        tabIndex={-1}
        className="space-y-4"
      >
        {templates.length > 0 && (
          <TemplateMenu
            templates={templates}
            onUse={({ source, medium, campaign, term, content }) =>
              set({ ...utm, source, medium, campaign, term, content })
            }
          />
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          {UTM_NAMES.map((name) => (
            <TextField key={name} form={part} name={name} maxLength={255} {...FIELDS[name]} />
          ))}
        </div>
        {form.faultAt("utm") === "" && <Notes form={form} name="utm" />}
      </section>
      <SwitchField
        form={form}
        name="forward_query"
        label="Forward visitors' query parameters"
        help="Parameters of the short link are added to the destination, unless it already has them."
      />
    </FormSection>
  );
}

function stateOf(values: Values): string {
  const utm = utmOf(values);
  const given = UTM_NAMES.flatMap((name) => utm?.[name] ?? []);
  const parts = [given.join(" / "), values.forward_query === true && "Forwards query parameters"];
  return parts.filter(Boolean).join(" · ") || "None";
}
