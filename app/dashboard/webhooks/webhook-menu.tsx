"use client";

import { RowMenu, RowMenuItem, RowMenuLink } from "@/components/ui/list/row-menu";
import { webhookDeletion } from "./deletion";
import { pauseWebhook } from "./pause";

type Props = { id: number; url: string; state: string };

/** A disabled webhook has nothing to pause or to resume. */
export function WebhookMenu({ id, url, state }: Props) {
  const paused = state === "paused";
  return (
    <RowMenu name={url} deletion={webhookDeletion({ id, url })}>
      <RowMenuLink href={`/dashboard/webhooks/${id}`}>Deliveries</RowMenuLink>
      <RowMenuLink href={`/dashboard/webhooks/${id}/edit`}>Edit</RowMenuLink>
      {state !== "disabled" && (
        <RowMenuItem onSelect={() => pauseWebhook(id, !paused)}>{paused ? "Resume" : "Pause"}</RowMenuItem>
      )}
    </RowMenu>
  );
}
