"use client";

import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toast";
import { deleteLink } from "./actions";

type Props = {
  id: number;
  slug: string;
  open: boolean;
  onOpenChange(open: boolean): void;
  onDeleted?(): void;
};

export function DeleteLink({ id, slug, open, onOpenChange, onDeleted }: Props) {
  const confirm = async () => {
    const result = await deleteLink(id);
    if (!result.ok) return result.message;
    toast.success(`${slug} was deleted`);
    onDeleted?.();
    return undefined;
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete the link ${slug}?`}
      action="Delete link"
      onConfirm={confirm}
    >
      Whoever opens it will find nothing. Its clicks and statistics are lost, and the address is free for
      anybody. Printed QR codes stop working.
    </ConfirmDialog>
  );
}
