"use client";

import { SwitchField } from "@/components/ui/fields/switch-field";
import { TextField } from "@/components/ui/fields/text-field";
import type { Form } from "@/components/ui/form/use-form";
import { EventField } from "./event-field";

/** The fields of a webhook. */
export function WebhookFields({ form, editing }: { form: Form; editing?: boolean }) {
  return (
    <>
      <TextField
        form={form}
        name="url"
        autoFocus={!editing}
        label="Endpoint URL"
        type="url"
        inputMode="url"
        placeholder="https://example.com/webhooks"
        help="Must be publicly reachable and respond with 2xx within 15 seconds."
        required
      />
      <EventField form={form} />
      <SwitchField
        form={form}
        name="paused"
        label="Paused"
        help="Events are kept and sent when you resume."
      />
    </>
  );
}
