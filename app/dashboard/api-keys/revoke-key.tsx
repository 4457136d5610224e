"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { toast } from "@/components/ui/toast";
import { revokeKey } from "./actions";

export function RevokeKey({ id, name }: { id: number; name: string }) {
  const [open, setOpen] = useState(false);
  const revoke = async () => {
    const result = await revokeKey(id);
    if (!result.ok) return result.message;
    toast.success(`${name} was revoked`);
    return undefined;
  };
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)} aria-label={`Revoke ${name}`}>
        Revoke
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={`Revoke the key ${name}?`}
        action="Revoke key"
        onConfirm={revoke}
      >
        Every program that uses it is refused from its next request on. This cannot be undone.
      </ConfirmDialog>
    </>
  );
}
