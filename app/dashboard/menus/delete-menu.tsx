"use client";

import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toast";
import { deleteMenu } from "./actions";

type Props = {
  id: number;
  name: string;
  open: boolean;
  onOpenChange(open: boolean): void;
  onDeleted?(): void;
};

export function DeleteMenu({ id, name, open, onOpenChange, onDeleted }: Props) {
  const confirm = async () => {
    const result = await deleteMenu(id);
    if (!result.ok) return result.message;
    toast.success(`${name} was deleted`);
    onDeleted?.();
    return undefined;
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete the menu ${name}?`}
      action="Delete menu"
      onConfirm={confirm}
    >
      All its dishes, photos and statistics are lost, and the codes on the tables lead to nothing.
    </ConfirmDialog>
  );
}
