"use client";

import { SwitchField } from "@/components/ui/switch-field";
import { TextField } from "@/components/ui/text-field";
import type { Form } from "@/components/ui/use-form";
import { EventField } from "./event-field";

/** What a webhook is: where to, and of what. */
export function WebhookFields({ form }: { form: Form }) {
  return (
    <>
      <TextField
        form={form}
        name="url"
        label="URL"
        type="url"
        inputMode="url"
        placeholder="https://example.com/webhooks/waypost"
        help="We POST to it. It must be reachable from the internet and answer 2xx within 15 seconds."
        required
      />
      <EventField form={form} />
      <SwitchField
        form={form}
        name="paused"
        label="Paused"
        help="What happens meanwhile is kept, and sent once you resume."
      />
    </>
  );
}
