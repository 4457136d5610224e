"use client";

import { countOf } from "@/components/ui/count-of";
import { Notes } from "@/components/ui/fields/field";
import { FormSection } from "@/components/ui/form/form-section";
import type { Form } from "@/components/ui/form/use-form";
import { Time } from "@/components/ui/time";
import { type DraftVariant, rulesOf, splitOf } from "../routing/draft-rule";
import { RuleList, Tester, VariantList } from "../routing/routing-parts";
import { CampaignSection } from "./campaign-section";
import type { EditorChoices } from "./choices";
import { OrganizeSection } from "./organize-section";
import { PasswordSection } from "./password-section";
import { ScheduleSection } from "./schedule-section";
import { utmOf } from "./utm-value";

type Props = {
  form: Form;
  choices: EditorChoices;
  /** The stored link being edited. */
  stored?: { expiresAt: string; hasPassword: boolean };
};

/** The optional settings of a link. */
export function LinkSections({ form, choices, stored }: Props) {
  const rules = rulesOf(form);
  const split = splitOf(form);
  return (
    <div>
      <ScheduleSection form={form} expiresAt={stored?.expiresAt ?? null} fresh={!stored} />
      <CampaignSection form={form} templates={choices.templates} />
      <OrganizeSection form={form} tags={choices.tags} />
      <PasswordSection form={form} stored={stored?.hasPassword ?? false} />
      <FormSection title="Targeting rules" state={rules.length > 0 ? countOf(rules.length, "rule") : "None"}>
        <ListField
          form={form}
          name="rules"
          label="Targeting rules"
          help="Send some visitors elsewhere by country, device, time and more. The first matching rule applies."
        >
          <RuleList form={form} />
        </ListField>
      </FormSection>
      <FormSection title="Split" state={<SplitState split={split} until={form.values.split_until} />}>
        <ListField
          form={form}
          name="split"
          label="Split"
          help={`Divide visitors between destinations${rules.length > 0 ? " when they match no rule" : ""}. Returning visitors get the same one.`}
        >
          <VariantList form={form} />
        </ListField>
      </FormSection>
      {rules.length + split.length > 0 && (
        <FormSection title="Tester" state="See where a visitor goes">
          <Tester form={form} utm={utmOf(form.values)} />
        </FormSection>
      )}
    </div>
  );
}

type ListFieldProps = { form: Form; name: string; label: string; help: string; children: React.ReactNode };

/** A list with its help, and the error of the list as a whole. */
const ListField = ({ form, name, label, help, children }: ListFieldProps) => (
  <section id={form.controlId(name)} aria-label={label} tabIndex={-1} className="space-y-4">
    <p className="text-quiet text-sm">{help}</p>
    {form.faultAt(name) === "" && <Notes form={form} name={name} />}
    {children}
  </section>
);

function SplitState({ split, until }: { split: readonly DraftVariant[]; until: unknown }) {
  if (split.length === 0) return "Off";
  const shares = split.map(({ label, weight }) => `${label} ${weight ?? "–"}%`).join(" · ");
  return typeof until === "string" ? (
    <>
      {shares} · until <Time value={until} show="date" />
    </>
  ) : (
    shares
  );
}
