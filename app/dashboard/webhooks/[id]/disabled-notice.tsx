"use client";

import { CirclePause } from "lucide-react";
import { useTransition } from "react";
import { Button } from "@/components/ui/button";
import { toastResult } from "@/components/ui/call-action";
import { Time } from "@/components/ui/time";
import { enableWebhook } from "../actions";

/** When and why a webhook was disabled, with a button to enable it. */
export function DisabledNotice({ id, since }: { id: number; since: string }) {
  const [busy, start] = useTransition();
  const enable = () =>
    start(() => toastResult(enableWebhook(id), "Webhook enabled. You can resend failed deliveries below."));
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-danger/40 bg-danger/5 p-5">
      <div className="min-w-0 flex-1 basis-64 text-sm">
        <p className="flex gap-2 font-semibold">
          <CirclePause className="size-5 shrink-0 text-danger" aria-hidden />
          <span>
            Disabled on <Time value={since} />
          </span>
        </p>
        <p className="mt-1 text-quiet">
          10 deliveries in a row failed after all retries. Pending deliveries were canceled, and new events
          aren't recorded. Test your endpoint, then enable the webhook.
        </p>
      </div>
      <Button look="primary" onClick={enable} disabled={busy}>
        Enable
      </Button>
    </div>
  );
}
