"use client";

import { Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { DeleteTimer } from "../delete-timer";

type Props = { id: number; title: string };

export function TimerActions({ id, title }: Props) {
  const router = useRouter();
  const [deleting, setDeleting] = useState(false);
  return (
    <>
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
