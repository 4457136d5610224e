"use client";

import { Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { DeleteSubmission } from "../delete-submission";

export function DeleteButton({ formId, id }: { formId: number; id: number }) {
  const router = useRouter();
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <Button onClick={() => setDeleting(true)}>
        <Trash2 className="size-4" aria-hidden />
        Delete
      </Button>
      <DeleteSubmission
        formId={formId}
        id={id}
        open={deleting}
        onOpenChange={setDeleting}
        onDeleted={() => router.push(`/dashboard/forms/${formId}/submissions`)}
      />
    </>
  );
}
