"use client";

import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toast";
import { deleteBioPage } from "./actions";

type Props = {
  id: number;
  title: string;
  open: boolean;
  onOpenChange(open: boolean): void;
  onDeleted?(): void;
};

export function DeleteBioPage({ id, title, open, onOpenChange, onDeleted }: Props) {
  const confirm = async () => {
    const result = await deleteBioPage(id);
    if (!result.ok) return result.message;
    toast.success(`${title} was deleted`);
    onDeleted?.();
    return undefined;
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete the bio page ${title}?`}
      action="Delete bio page"
      onConfirm={confirm}
    >
      Whoever opens it will find nothing. Its links, picture and numbers are lost, and its address is free for
      anybody.
    </ConfirmDialog>
  );
}
