"use client";

import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toast";
import { deleteTimer } from "./actions";

type Props = {
  id: number;
  title: string;
  open: boolean;
  onOpenChange(open: boolean): void;
  onDeleted?(): void;
};

export function DeleteTimer({ id, title, open, onOpenChange, onDeleted }: Props) {
  const confirm = async () => {
    const result = await deleteTimer(id);
    if (!result.ok) return result.message;
    toast.success(`${title} was deleted`);
    onDeleted?.();
    return undefined;
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${title}?`}
      action="Delete counter"
      onConfirm={confirm}
    >
      Mails that were sent with it will say that the countdown is not available, and how often it was loaded
      is forgotten.
    </ConfirmDialog>
  );
}
