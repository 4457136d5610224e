"use client";

import { Send } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { callAction } from "@/components/ui/call-action";
import { Link } from "@/components/ui/link";
import type { ActionResult } from "@/lib/http/dashboard/action-result";
import type { webhooks } from "@/lib/webhooks";
import { testWebhook } from "./actions";
import { AttemptResult } from "./attempt-result";

type Tested = ActionResult<ReturnType<typeof webhooks.serializeDelivery>>;

/** Sends a ping and shows the response. */
export function TestWebhook({ id }: { id: number }) {
  const [busy, setBusy] = useState(false);
  const [tested, setTested] = useState<Tested>();
  const test = async () => {
    if (busy) return;
    setBusy(true);
    setTested(await callAction(testWebhook(id)));
    setBusy(false);
  };
  const last = tested?.ok ? tested.value.log[0] : undefined;
  return (
    <div>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={test} disabled={busy} look="primary">
          <Send className="size-4" aria-hidden />
          {busy ? "Sending…" : "Send test"}
        </Button>
        <p className="text-quiet text-sm">
          Sends a <code className="font-mono">webhook.ping</code> event and shows the response.
        </p>
      </div>
      <div role="status">
        {tested && !tested.ok && <p className="mt-4 text-danger text-sm">{tested.message}</p>}
        {tested?.ok && last && (
          <div className="mt-4 space-y-3">
            <AttemptResult attempt={last} />
            <Link
              href={`/dashboard/webhooks/${id}/deliveries/${tested.value.id}`}
              className="text-accent text-sm underline"
            >
              View delivery
            </Link>
          </div>
        )}
      </div>
    </div>
  );
}
