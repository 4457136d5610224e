"use client";

import { CirclePause } from "lucide-react";
import { useTransition } from "react";
import { Button } from "@/components/ui/button";
import { tell } from "@/components/ui/reach";
import { Time } from "@/components/ui/time";
import { enableWebhook } from "../actions";

/** Why and when a webhook was disabled, and the way back. */
export function DisabledNote({ id, since }: { id: number; since: string }) {
  const [busy, start] = useTransition();
  const enable = () =>
    start(() =>
      tell(enableWebhook(id), "It gets deliveries again. What failed can be delivered again below."),
    );
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-danger/40 bg-danger/5 p-5">
      <CirclePause className="size-5 shrink-0 text-danger" aria-hidden />
      <div className="min-w-0 flex-1 basis-64 text-sm">
        <p className="font-semibold">
          Disabled on <Time value={since} />
        </p>
        <p className="text-quiet">
          10 deliveries in a row failed with all their retries. What was waiting has ended, and new events are
          not kept for it. Test the receiver, then enable it again.
        </p>
      </div>
      <Button look="primary" onClick={enable} disabled={busy}>
        Enable again
      </Button>
    </div>
  );
}
