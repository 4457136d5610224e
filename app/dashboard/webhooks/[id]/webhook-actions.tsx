"use client";

import { KeyRound, Pause, Pencil, Play, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button, LinkButton } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { replaceSecret } from "../actions";
import { DeleteWebhook } from "../delete-webhook";
import { pauseWebhook } from "../pause-webhook";
import { SecretOnce } from "../secret-once";

type Props = { id: number; paused: boolean; url: string };

export function WebhookActions({ id, paused, url }: Props) {
  const router = useRouter();
  const [asking, setAsking] = useState<"delete" | "secret">();
  const [busy, setBusy] = useState(false);
  const [secret, setSecret] = useState<string>();
  const pause = async () => {
    if (busy) return;
    setBusy(true);
    await pauseWebhook(id, !paused);
    setBusy(false);
  };
  const replace = async () => {
    const result = await replaceSecret(id);
    if (!result.ok) return result.message;
    setSecret(result.value.secret);
    return undefined;
  };
  const close = (open: boolean) => !open && setAsking(undefined);
  return (
    <>
      <Button onClick={pause} disabled={busy}>
        {paused ? <Play className="size-4" aria-hidden /> : <Pause className="size-4" aria-hidden />}
        {paused ? "Resume" : "Pause"}
      </Button>
      <LinkButton href={`/dashboard/webhooks/${id}/edit`}>
        <Pencil className="size-4" aria-hidden />
        Edit
      </LinkButton>
      <Button onClick={() => setAsking("secret")}>
        <KeyRound className="size-4" aria-hidden />
        Replace secret
      </Button>
      <Button onClick={() => setAsking("delete")}>
        <Trash2 className="size-4" aria-hidden />
        Delete
      </Button>
      {secret && (
        <div className="w-full">
          <SecretOnce secret={secret} old />
        </div>
      )}
      <ConfirmDialog
        open={asking === "secret"}
        onOpenChange={close}
        title="Replace the signing secret?"
        action="Replace secret"
        look="primary"
        onConfirm={replace}
      >
        You get a new one, shown once. For 24 hours every delivery is signed with both, so that your receiver
        can change over without losing any.
      </ConfirmDialog>
      <DeleteWebhook
        id={id}
        url={url}
        open={asking === "delete"}
        onOpenChange={close}
        onDeleted={() => router.push("/dashboard/webhooks")}
      />
    </>
  );
}
