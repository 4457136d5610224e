"use client";

import { AliasField } from "@/components/dashboard/alias-field";
import { TextField } from "@/components/ui/fields/text-field";
import type { Form } from "@/components/ui/form/use-form";

type Props = { form: Form; shortHost: string; editing?: boolean };

/** Destination, slug and title of a link. */
export function LinkFields({ form, shortHost, editing }: Props) {
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
      <AliasField form={form} before={`${shortHost}/`} editing={editing} />
      <TextField form={form} name="title" label="Title" help="Only visible to you. Up to 200 characters." />
    </>
  );
}
