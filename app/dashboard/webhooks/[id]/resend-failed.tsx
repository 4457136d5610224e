"use client";

import { RotateCw } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { countOf } from "@/components/ui/count-of";
import { toast } from "@/components/ui/toast";
import { redeliverFailed } from "../actions";

/** Resends all failed deliveries after a confirmation. */
export function ResendFailed({ id, count }: { id: number; count: number }) {
  const [open, setOpen] = useState(false);

  const confirm = async () => {
    const result = await redeliverFailed(id);
    if (!result.ok) return result.message;
    toast.success(`${countOf(result.value.count, "delivery", "deliveries")} queued`);
    return undefined;
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        <RotateCw className="size-4" aria-hidden />
        Resend all failed
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={`Resend ${countOf(count, "delivery", "deliveries")}?`}
        action="Resend"
        look="primary"
        onConfirm={confirm}
      >
        {count === 1
          ? "The delivery keeps its ID, so your endpoint can ignore it if it has already handled it."
          : "Each delivery keeps its ID, so your endpoint can ignore the ones it has already handled."}
      </ConfirmDialog>
    </>
  );
}
