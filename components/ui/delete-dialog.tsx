"use client";

import type { ReactNode } from "react";
import type { ActionResult } from "@/lib/http/dashboard/action-result";
import { ConfirmDialog } from "./confirm-dialog";
import { toast } from "./toast";

/** How a thing is deleted: what is asked, what is lost, and what is said when it is gone. */
export type Deletion = {
  title: string;
  /** The word on the button that does it, like "Delete link". */
  action: string;
  lost: ReactNode;
  said: string;
  run(): Promise<ActionResult<unknown>>;
};

type Props = { deletion: Deletion; open: boolean; onOpenChange(open: boolean): void; onDeleted?(): void };

/** Asks once, deletes, and says so. */
export function DeleteDialog({ deletion, open, onOpenChange, onDeleted }: Props) {
  const { title, action, lost, said, run } = deletion;
  const confirm = async () => {
    const result = await run();
    if (!result.ok) return result.message;
    toast.success(said);
    onDeleted?.();
    return undefined;
  };
  return (
    <ConfirmDialog open={open} onOpenChange={onOpenChange} title={title} action={action} onConfirm={confirm}>
      {lost}
    </ConfirmDialog>
  );
}
