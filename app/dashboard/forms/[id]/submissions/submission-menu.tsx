"use client";

import { useState } from "react";
import { RowMenu, RowMenuItem, RowMenuLink } from "@/components/ui/row-menu";
import { DeleteSubmission } from "./delete-submission";

export function SubmissionMenu({ formId, id }: { formId: number; id: number }) {
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <RowMenu name={`submission ${id}`}>
        <RowMenuLink href={`/dashboard/forms/${formId}/submissions/${id}`}>Read</RowMenuLink>
        <RowMenuItem danger onSelect={() => setDeleting(true)}>
          Delete…
        </RowMenuItem>
      </RowMenu>
      <DeleteSubmission formId={formId} id={id} open={deleting} onOpenChange={setDeleting} />
    </>
  );
}
