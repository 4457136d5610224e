"use client";

import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toast";
import { deleteSubmission } from "../../actions";

type Props = {
  formId: number;
  id: number;
  open: boolean;
  onOpenChange(open: boolean): void;
  onDeleted?(): void;
};

export function DeleteSubmission({ formId, id, open, onOpenChange, onDeleted }: Props) {
  const confirm = async () => {
    const result = await deleteSubmission(formId, id);
    if (!result.ok) return result.message;
    toast.success("The submission was deleted");
    onDeleted?.();
    return undefined;
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete this submission?"
      action="Delete submission"
      onConfirm={confirm}
    >
      Its answers are lost for good.
    </ConfirmDialog>
  );
}
