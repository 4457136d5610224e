"use client";

import { useState } from "react";
import { RowMenu, RowMenuItem, RowMenuLink } from "@/components/ui/row-menu";
import { DeleteWebhook } from "./delete-webhook";
import { pauseWebhook } from "./pause-webhook";

type Props = { id: number; url: string; paused: boolean };

export function WebhookMenu({ id, url, paused }: Props) {
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <RowMenu name={url}>
        <RowMenuLink href={`/dashboard/webhooks/${id}`}>Deliveries</RowMenuLink>
        <RowMenuLink href={`/dashboard/webhooks/${id}/edit`}>Edit</RowMenuLink>
        <RowMenuItem onSelect={() => pauseWebhook(id, !paused)}>{paused ? "Resume" : "Pause"}</RowMenuItem>
        <RowMenuItem danger onSelect={() => setDeleting(true)}>
          Delete…
        </RowMenuItem>
      </RowMenu>
      <DeleteWebhook id={id} url={url} open={deleting} onOpenChange={setDeleting} />
    </>
  );
}
