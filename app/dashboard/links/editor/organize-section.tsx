"use client";

import { LazyTagsField } from "@/components/dashboard/links/lazy-tags-field";
import type { ColoredTag } from "@/components/dashboard/links/tag-colors";
import { countOf } from "@/components/ui/count-of";
import { SwitchField } from "@/components/ui/fields/switch-field";
import { TextAreaField } from "@/components/ui/fields/text-area-field";
import { TextField } from "@/components/ui/fields/text-field";
import { FormSection } from "@/components/ui/form/form-section";
import type { Form, Values } from "@/components/ui/form/use-form";

type Props = { form: Form; tags: readonly ColoredTag[] };

/** Fields for organizing links, invisible to visitors. */
export const OrganizeSection = ({ form, tags }: Props) => (
  <FormSection title="Organize" state={stateOf(form.values)}>
    <LazyTagsField
      form={form}
      name="tags"
      label="Tags"
      tags={tags}
      help="Up to 20. Press Enter to add one, Backspace to remove the last."
    />
    <TextAreaField form={form} name="notes" label="Notes" help="Only visible to you." rows={3} />
    <TextField
      form={form}
      name="external_id"
      label="Your own ID"
      nullable
      autoComplete="off"
      help="The ID of this link in your own system, to find it through the API. Each ID can be used once."
    />
    <SwitchField
      form={form}
      name="archived"
      label="Archived"
      help="Hides the link from your list. It keeps working for visitors."
    />
  </FormSection>
);

function stateOf({ tags, notes, external_id, archived }: Values): string {
  const names = Array.isArray(tags) ? tags : [];
  const parts = [
    ...(archived === true ? ["Archived"] : []),
    ...(names.length > 3 ? [countOf(names.length, "tag")] : names),
    ...(notes ? ["Notes"] : []),
    ...(external_id ? [`ID ${String(external_id)}`] : []),
  ];
  return parts.join(" · ") || "No tags";
}
