"use client";

import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toast";
import { deleteForm } from "./actions";

type Props = {
  form: { id: number; title: string; submissions: number };
  open: boolean;
  onOpenChange(open: boolean): void;
  onDeleted?(): void;
};

export function DeleteForm({ form: { id, title, submissions }, open, onOpenChange, onDeleted }: Props) {
  const confirm = async () => {
    const result = await deleteForm(id);
    if (!result.ok) return result.message;
    toast.success(`${title} was deleted`);
    onDeleted?.();
    return undefined;
  };
  const lost = submissions === 1 ? "The one submission is lost" : `All ${submissions} submissions are lost`;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete the form ${title}?`}
      action="Delete form"
      onConfirm={confirm}
    >
      Whoever opens its address will find nothing.{" "}
      {submissions > 0 && `${lost}; download them first if you need them.`}
    </ConfirmDialog>
  );
}
