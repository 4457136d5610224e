"use client";

import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toast";
import { deleteWebhook } from "./actions";

type Props = {
  id: number;
  url: string;
  open: boolean;
  onOpenChange(open: boolean): void;
  onDeleted?(): void;
};

export function DeleteWebhook({ id, url, open, onOpenChange, onDeleted }: Props) {
  const confirm = async () => {
    const result = await deleteWebhook(id);
    if (!result.ok) return result.message;
    toast.success("The webhook was deleted");
    onDeleted?.();
    return undefined;
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete the webhook to ${url}?`}
      action="Delete webhook"
      onConfirm={confirm}
    >
      It gets nothing more, and its deliveries of 30 days are lost, those that wait too.
    </ConfirmDialog>
  );
}
