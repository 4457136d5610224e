"use client";

import { useState } from "react";
import { RowMenu, RowMenuItem, RowMenuLink } from "@/components/ui/row-menu";
import { DeleteSignature } from "./delete-signature";

export function SignatureMenu({ id, title }: { id: number; title: string }) {
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <RowMenu name={title}>
        <RowMenuLink href={`/dashboard/signatures/${id}`}>Edit and copy</RowMenuLink>
        <RowMenuItem danger onSelect={() => setDeleting(true)}>
          Delete…
        </RowMenuItem>
      </RowMenu>
      <DeleteSignature id={id} title={title} open={deleting} onOpenChange={setDeleting} />
    </>
  );
}
