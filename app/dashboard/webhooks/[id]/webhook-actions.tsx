"use client";

import { KeyRound, Pause, Pencil, Play, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button, LinkButton } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toast";
import { deleteWebhook, replaceSecret, updateWebhook } from "../actions";
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
    const result = await updateWebhook(id, { paused: !paused });
    setBusy(false);
    if (!result.ok) toast.error(result.message);
    else toast.success(paused ? "It goes on. What waited is sent now." : "Paused. What happens is kept.");
  };
  const replace = async () => {
    const result = await replaceSecret(id);
    if (!result.ok) return result.message;
    setSecret(result.value.secret);
    return undefined;
  };
  const remove = async () => {
    const result = await deleteWebhook(id);
    if (!result.ok) return result.message;
    toast.success("The webhook was deleted");
    router.push("/dashboard/webhooks");
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
      <ConfirmDialog
        open={asking === "delete"}
        onOpenChange={close}
        title={`Delete the webhook to ${url}?`}
        action="Delete webhook"
        onConfirm={remove}
      >
        It gets nothing more, and its deliveries of 30 days are lost, those that wait too.
      </ConfirmDialog>
    </>
  );
}
