"use client";

import { TextField } from "@/components/ui/fields/text-field";
import type { Form, Values } from "@/components/ui/form/use-form";
import { proposeSlug } from "@/lib/slugs/propose-slug";

type Props = {
  form: Form;
  /** The part of the URL before the slug. */
  before: string;
  /** The page exists, and its URL may be in print. */
  editing?: boolean | undefined;
  /** The field from which the slug of a new page is proposed. */
  proposeFrom?: string;
};

/** The slug of a public URL. While untouched, a new page's is proposed from its title. */
export function AliasField({ form, before, editing = false, proposeFrom }: Props) {
  const proposes = proposeFrom !== undefined && !editing;
  const alias = form.values.alias ?? (proposes ? proposalIn(form.values, proposeFrom) : null);
  return (
    <TextField
      form={{ ...form, values: { ...form.values, alias } }}
      name="alias"
      label="Slug"
      prefix={before}
      // With a proposed slug, null is untouched and "" is emptied.
      nullable={!proposes}
      help={`Up to 64 letters, digits, - and _. ${editing ? "Changing it breaks printed QR codes. Leave blank to keep the current one." : "Leave blank for a random one."}`}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

const proposalIn = (values: Values, proposeFrom: string) => proposeSlug(String(values[proposeFrom]));

/** Adds the slug proposed from this field to a new page's fields while the slug is untouched. */
export const withProposedSlug = ({ alias, ...fields }: Values, proposeFrom: string): Values => ({
  ...fields,
  alias: alias || null,
  proposed_slug: alias === null ? proposalIn(fields, proposeFrom) : undefined,
});
