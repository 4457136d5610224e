"use client";

import type { ReactNode } from "react";
import type { ActionResult } from "@/lib/http/dashboard/action-result";
import { ConfirmDialog } from "./confirm-dialog";
import { toast } from "./toast";

/** The texts and the action of a delete confirmation. */
export type Deletion = {
  title: string;
  /** The label of the confirming button, e.g. "Delete link". */
  action: string;
  /** What is deleted with it. */
  consequences: ReactNode;
  /** The toast after it. */
  success: string;
  run(): Promise<ActionResult<unknown>>;
};

type Props = { deletion: Deletion; open: boolean; onOpenChange(open: boolean): void; onDeleted?(): void };

/** Asks for confirmation, deletes, and confirms with a toast. */
export function DeleteDialog({ deletion, open, onOpenChange, onDeleted }: Props) {
  const { title, action, consequences, success, run } = deletion;
  const confirm = async () => {
    const result = await run();
    if (!result.ok) return result.message;
    toast.success(success);
    onDeleted?.();
    return undefined;
  };
  return (
    <ConfirmDialog open={open} onOpenChange={onOpenChange} title={title} action={action} onConfirm={confirm}>
      {consequences}
    </ConfirmDialog>
  );
}
