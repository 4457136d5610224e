"use client";

import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { DeleteDialog, type Deletion } from "@/components/ui/delete-dialog";

/** Deletes a row's resource, after confirmation. */
export function RowDelete({ name, deletion }: { name: string; deletion: Deletion }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" size="icon" aria-label={`Delete ${name}`} onClick={() => setOpen(true)}>
        <Trash2 className="size-4" aria-hidden />
      </Button>
      <DeleteDialog deletion={deletion} open={open} onOpenChange={setOpen} />
    </>
  );
}
