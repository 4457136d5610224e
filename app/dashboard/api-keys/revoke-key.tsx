"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { DeleteDialog } from "@/components/ui/delete-dialog";
import { revokeKey } from "./actions";

export function RevokeKey({ id, name }: { id: number; name: string }) {
  const [open, setOpen] = useState(false);
  const deletion = {
    title: `Revoke the key ${name}?`,
    action: "Revoke key",
    lost: "Every program that uses it is refused from its next request on. This cannot be undone.",
    said: `${name} was revoked`,
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
