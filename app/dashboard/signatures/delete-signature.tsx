"use client";

import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toast";
import { deleteSignature } from "./actions";

type Props = {
  id: number;
  title: string;
  open: boolean;
  onOpenChange(open: boolean): void;
  onDeleted?(): void;
};

export function DeleteSignature({ id, title, open, onOpenChange, onDeleted }: Props) {
  const confirm = async () => {
    const result = await deleteSignature(id);
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
      action="Delete signature"
      onConfirm={confirm}
    >
      Mail programs that have a copy keep it; only what is kept here is lost.
    </ConfirmDialog>
  );
}
