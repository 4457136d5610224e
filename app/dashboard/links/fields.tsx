"use client";

import { AliasField } from "@/components/dashboard/alias-field";
import { DateTimeField } from "@/components/ui/fields/date-time-field";
import { NumberField } from "@/components/ui/fields/number-field";
import { SwitchField } from "@/components/ui/fields/switch-field";
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

/** Schedule and limits of a link. */
export function LinkLimits({ form }: { form: Form }) {
  return (
    <>
      <DateTimeField
        form={form}
        name="starts_at"
        label="Starts"
        help="Visitors see a countdown until then. Leave blank to start now."
      />
      <DateTimeField
        form={form}
        name="expires_at"
        label="Expires"
        help="Up to one year ahead. Leave blank for one year from now."
      />
      <NumberField
        form={form}
        name="click_limit"
        label="Click limit"
        help="The link stops after this many clicks. Leave blank for no limit."
      />
      <SwitchField form={form} name="paused" label="Paused" help="Visitors see a “link paused” page." />
    </>
  );
}
