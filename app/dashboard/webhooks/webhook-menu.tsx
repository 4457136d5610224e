"use client";

import { RowMenu, RowMenuItem, RowMenuLink } from "@/components/ui/list/row-menu";
import { webhookDeletion } from "./deletion";
import { pauseWebhook } from "./pause";

type Props = { id: number; url: string; paused: boolean };

export function WebhookMenu({ id, url, paused }: Props) {
  return (
    <RowMenu name={url} deletion={webhookDeletion({ id, url })}>
      <RowMenuLink href={`/dashboard/webhooks/${id}`}>Deliveries</RowMenuLink>
      <RowMenuLink href={`/dashboard/webhooks/${id}/edit`}>Edit</RowMenuLink>
      <RowMenuItem onSelect={() => pauseWebhook(id, !paused)}>{paused ? "Resume" : "Pause"}</RowMenuItem>
    </RowMenu>
  );
}
