"use client";

import { KeyRound, Pause, Pencil, Play } from "lucide-react";
import { useState, useTransition } from "react";
import { Button, LinkButton } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { DeleteButton } from "@/components/ui/delete-button";
import { replaceSecret } from "../actions";
import { webhookDeletion } from "../deletion";
import { pauseWebhook } from "../pause";
import { SecretOnce } from "../secret-once";

type Props = { id: number; paused: boolean; url: string };

export function WebhookActions({ id, paused, url }: Props) {
  const [asking, setAsking] = useState(false);
  const [busy, start] = useTransition();
  const [secret, setSecret] = useState<string>();
  const replace = async () => {
    const result = await replaceSecret(id);
    if (!result.ok) return result.message;
    setSecret(result.value.secret);
    return undefined;
  };
  return (
    <>
      <Button onClick={() => start(() => pauseWebhook(id, !paused))} disabled={busy}>
        {paused ? <Play className="size-4" aria-hidden /> : <Pause className="size-4" aria-hidden />}
        {paused ? "Resume" : "Pause"}
      </Button>
      <LinkButton href={`/dashboard/webhooks/${id}/edit`}>
        <Pencil className="size-4" aria-hidden />
        Edit
      </LinkButton>
      <Button onClick={() => setAsking(true)}>
        <KeyRound className="size-4" aria-hidden />
        Replace secret
      </Button>
      <DeleteButton deletion={webhookDeletion({ id, url })} to="/dashboard/webhooks" />
      {secret && (
        <div className="w-full">
          <SecretOnce secret={secret} old />
        </div>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Replace the signing secret?"
        action="Replace secret"
        look="primary"
        onConfirm={replace}
      >
        You get a new one, shown once. For 24 hours every delivery is signed with both, so that your receiver
        can change over without losing any.
      </ConfirmDialog>
    </>
  );
}
