"use client";

import { Fragment } from "react";
import { DateTimeField } from "@/components/ui/fields/date-time-field";
import { NumberField } from "@/components/ui/fields/number-field";
import { SwitchField } from "@/components/ui/fields/switch-field";
import { TextField } from "@/components/ui/fields/text-field";
import { FormSection } from "@/components/ui/form/form-section";
import type { Form, Values } from "@/components/ui/form/use-form";
import { Time } from "@/components/ui/time";
import { expiryName } from "./expiry-name";

type Props = {
  form: Form;
  /** The stored expiry; null for a new link. */
  expiresAt: string | null;
  /** Whether to offer creating a new link for a URL that already has one. */
  fresh: boolean;
};

/** A link's start, expiry, click limit and fallback. */
export function ScheduleSection({ form, expiresAt, fresh }: Props) {
  const renews = form.values.auto_renew === true;
  const setRenews = (name: string, on: unknown) => {
    // A link with `auto_renew` rejects a date.
    if (on === true) form.set("expires_at", expiresAt);
    form.set(name, on);
  };
  return (
    <FormSection title="Schedule and limits" state={<State values={form.values} />}>
      <DateTimeField
        form={form}
        name="starts_at"
        label="Starts"
        help="Visitors see a countdown until then. Leave blank to start now."
      />
      <SwitchField
        form={{ ...form, set: setRenews }}
        name="auto_renew"
        label="Renew automatically"
        help="Renews the link before it expires. Useful for printed QR codes."
      />
      {!renews && (
        <DateTimeField
          form={form}
          name="expires_at"
          label="Expires"
          help="Up to one year ahead. Leave blank for one year from now."
        />
      )}
      <NumberField
        form={form}
        name="click_limit"
        label="Click limit"
        help="The link stops after this many clicks. Leave blank for no limit."
      />
      <TextField
        form={form}
        name="expired_url"
        label="After expiry, redirect to"
        type="url"
        inputMode="url"
        nullable
        placeholder="https://example.com/over"
        help={`Once the link has expired or reached its limit. Leave blank ${
          form.values.domain
            ? "for the domain's redirect or, without one, a page that says so."
            : "to show a page that says so."
        }`}
      />
      <SwitchField form={form} name="paused" label="Paused" help="Visitors see a “link paused” page." />
      {fresh && (
        <SwitchField
          form={form}
          name="duplicate"
          label="Create a new link even if this URL already has one"
        />
      )}
    </FormSection>
  );
}

function State({ values }: { values: Values }) {
  const { starts_at, expires_at, auto_renew, click_limit, expired_url, paused } = values;
  const parts: { name: string; at?: unknown }[] = [
    ...(paused === true ? [{ name: "Paused" }] : []),
    ...(starts_at ? [{ name: "Starts", at: starts_at }] : []),
    ...(auto_renew === true
      ? [{ name: "Renews automatically" }]
      : [{ name: expiryName(expires_at, new Date()), at: expires_at }]),
    ...(click_limit ? [{ name: `Click limit ${String(click_limit)}` }] : []),
    ...(expired_url ? [{ name: "Redirects after expiry" }] : []),
  ];
  return parts.map(({ name, at }, index) => (
    <Fragment key={name}>
      {index > 0 && " · "}
      {name} {typeof at === "string" ? <Time value={at} show="date" /> : name === "Expires" && "in one year"}
    </Fragment>
  ));
}
