"use client";

import { AliasField } from "@/components/dashboard/alias-field";
import { chosenHost, DomainField, type HostChoices } from "@/components/dashboard/links/domain-field";
import { TextField } from "@/components/ui/fields/text-field";
import type { Form } from "@/components/ui/form/use-form";

type Props = {
  form: Form;
  hosts: HostChoices;
  /** The stored link being edited. */
  stored?: { domain: string | null; slug: string };
};

/** Destination, domain, slug and title of a link. */
export function LinkFields({ form, hosts, stored }: Props) {
  const editing = stored !== undefined;
  return (
    <>
      <TextField
        form={form}
        name="url"
        autoFocus={!editing}
        label="Destination"
        type="url"
        inputMode="url"
        placeholder="https://example.com/a/long/url"
        required
      />
      <DomainField form={form} hosts={hosts} stored={stored} />
      <AliasField form={form} before={`${chosenHost(form, hosts)}/`} editing={editing} />
      <TextField form={form} name="title" label="Title" help="Only visible to you. Up to 200 characters." />
    </>
  );
}
