"use client";

import { Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "./button";
import { DeleteDialog, type Deletion } from "./delete-dialog";

type Props = { deletion: Deletion; to: string; size?: "small" };

/** Deletes the resource of a page, then navigates to `to`, its list. */
export function DeleteButton({ deletion, to, size }: Props) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size={size} onClick={() => setOpen(true)}>
        <Trash2 className="size-4" aria-hidden />
        Delete
      </Button>
      <DeleteDialog
        deletion={deletion}
        open={open}
        onOpenChange={setOpen}
        onDeleted={() => router.push(to)}
      />
    </>
  );
}
