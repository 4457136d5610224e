"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { DeleteDialog } from "@/components/ui/delete-dialog";
import { revokeKey } from "./actions";

export function RevokeKey({ id, name }: { id: number; name: string }) {
  const [open, setOpen] = useState(false);
  const deletion = {
    title: `Revoke “${name}”?`,
    action: "Revoke key",
    consequences: "Programs that use this key will lose access immediately. This can't be undone.",
    success: "API key revoked",
    run: () => revokeKey(id),
  };
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)} aria-label={`Revoke ${name}`}>
        Revoke
      </Button>
      <DeleteDialog deletion={deletion} open={open} onOpenChange={setOpen} />
    </>
  );
}
