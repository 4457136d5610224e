"use client";

import { toast } from "sonner";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { deleteCountdown } from "./actions";

type Props = {
  id: number;
  title: string;
  open: boolean;
  onOpenChange(open: boolean): void;
  onDeleted?(): void;
};

export function DeleteCountdown({ id, title, open, onOpenChange, onDeleted }: Props) {
  const confirm = async () => {
    const result = await deleteCountdown(id);
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
      action="Delete countdown page"
      onConfirm={confirm}
    >
      Its address will show that there is nothing, and somebody else may take it. How often the page was
      opened is forgotten.
    </ConfirmDialog>
  );
}
