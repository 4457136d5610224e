"use client";

import { Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { DeleteSignature } from "../delete-signature";

export function SignatureActions({ id, title }: { id: number; title: string }) {
  const router = useRouter();
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setDeleting(true)}>
        <Trash2 className="size-4" aria-hidden />
        Delete
      </Button>
      <DeleteSignature
        id={id}
        title={title}
        open={deleting}
        onOpenChange={setDeleting}
        onDeleted={() => router.push("/dashboard/signatures")}
      />
    </>
  );
}
