"use client";

import { KeyRound, Pause, Pencil, Play } from "lucide-react";
import { useState, useTransition } from "react";
import { Button, LinkButton } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { DeleteButton } from "@/components/ui/delete-button";
import { rotateSecret } from "../actions";
import { webhookDeletion } from "../deletion";
import { NewSecret } from "../new-secret";
import { pauseWebhook } from "../pause";

type Props = { id: number; state: string; url: string };

export function WebhookActions({ id, state, url }: Props) {
  const paused = state === "paused";
  const [asking, setAsking] = useState(false);
  const [busy, start] = useTransition();
  const [secret, setSecret] = useState<string>();
  const rotate = async () => {
    const result = await rotateSecret(id);
    if (!result.ok) return result.message;
    setSecret(result.value.secret);
    return undefined;
  };
  return (
    <>
      {state !== "disabled" && (
        <Button onClick={() => start(() => pauseWebhook(id, !paused))} disabled={busy}>
          {paused ? <Play className="size-4" aria-hidden /> : <Pause className="size-4" aria-hidden />}
          {paused ? "Resume" : "Pause"}
        </Button>
      )}
      <LinkButton href={`/dashboard/webhooks/${id}/edit`}>
        <Pencil className="size-4" aria-hidden />
        Edit
      </LinkButton>
      <Button onClick={() => setAsking(true)}>
        <KeyRound className="size-4" aria-hidden />
        Rotate secret
      </Button>
      <DeleteButton deletion={webhookDeletion({ id, url })} to="/dashboard/webhooks" />
      {secret && (
        <div className="w-full">
          <NewSecret secret={secret} rotated />
        </div>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Rotate the signing secret?"
        action="Rotate secret"
        look="primary"
        onConfirm={rotate}
      >
        The new secret is shown once. For 24 hours, requests are signed with both secrets, so you can switch
        without missing any.
      </ConfirmDialog>
    </>
  );
}
