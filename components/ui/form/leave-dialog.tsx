"use client";

import { useEffect, useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { discardChanges, registerLeaveDialog } from "./unsaved-changes";

/** Asks before leaving a page with unsaved changes. */
export function LeaveDialog() {
  const [waiting, setWaiting] = useState<{ leave(): void }>();
  useEffect(() => registerLeaveDialog((leave) => setWaiting({ leave })), []);
  const leave = () => {
    discardChanges();
    waiting?.leave();
    return undefined;
  };
  return (
    <ConfirmDialog
      open={waiting !== undefined}
      onOpenChange={(open) => !open && setWaiting(undefined)}
      title="Leave without saving?"
      action="Leave"
      onConfirm={leave}
    >
      Your changes will be lost.
    </ConfirmDialog>
  );
}
