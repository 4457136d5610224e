"use client";

import { AliasField } from "@/components/dashboard/alias-field";
import { DateTimeField } from "@/components/ui/date-time-field";
import { NumberField } from "@/components/ui/number-field";
import { SwitchField } from "@/components/ui/switch-field";
import { TextField } from "@/components/ui/text-field";
import type { Form } from "@/components/ui/use-form";

type Props = { form: Form; shortHost: string };

/** What every link has: where it leads, and what it is called. */
export function LinkFields({ form, shortHost }: Props) {
  return (
    <>
      <TextField
        form={form}
        name="url"
        label="Destination"
        type="url"
        inputMode="url"
        placeholder="https://example.com/a/long/address"
        required
      />
      <AliasField form={form} before={`${shortHost}/`} label="Short address" />
      <TextField form={form} name="title" label="Title" help="For you only, up to 200 characters." />
    </>
  );
}

/** When a link works, and for how many. */
export function LinkBounds({ form }: { form: Form }) {
  return (
    <>
      <DateTimeField
        form={form}
        name="starts_at"
        label="Opens"
        help="Before that, visitors see a countdown. Left empty: at once."
      />
      <DateTimeField
        form={form}
        name="expires_at"
        label="Ends"
        help="At most one year ahead. Left empty: one year from now."
      />
      <NumberField
        form={form}
        name="click_limit"
        label="Click limit"
        help="So many people get through, and not one more. Left empty: no limit."
      />
      <SwitchField
        form={form}
        name="paused"
        label="Paused"
        help="Visitors read that the link is switched off."
      />
    </>
  );
}
