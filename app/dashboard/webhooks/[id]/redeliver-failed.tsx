"use client";

import { RotateCw } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toast";
import { redeliverFailed } from "../actions";

/** Sends everything again that failed, after asking once. */
export function RedeliverFailed({ id, count }: { id: number; count: number }) {
  const [open, setOpen] = useState(false);
  const deliveries = count === 1 ? "1 delivery" : `${new Intl.NumberFormat("en").format(count)} deliveries`;
  const confirm = async () => {
    const result = await redeliverFailed(id);
    if (!result.ok) return result.message;
    toast.success(`${result.value.count} on their way again`);
    return undefined;
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        <RotateCw className="size-4" aria-hidden />
        Redeliver all failed
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={`Send ${deliveries} again?`}
        action="Redeliver"
        look="primary"
        onConfirm={confirm}
      >
        Each goes out under the id that it had, so that your receiver can tell what it has seen already.
      </ConfirmDialog>
    </>
  );
}
