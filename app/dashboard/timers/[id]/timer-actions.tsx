"use client";

import { Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { DeleteTimer } from "../delete-timer";

type Props = { id: number; title: string; html: string };

export function TimerActions({ id, title, html }: Props) {
  const router = useRouter();
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <CopyButton value={html} label="the HTML">
        Copy the HTML
      </CopyButton>
      <Button onClick={() => setDeleting(true)}>
        <Trash2 className="size-4" aria-hidden />
        Delete
      </Button>
      <DeleteTimer
        id={id}
        title={title}
        open={deleting}
        onOpenChange={setDeleting}
        onDeleted={() => router.push("/dashboard/timers")}
      />
    </>
  );
}
