"use client";

import { ExternalLink, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button, LinkButton } from "@/components/ui/button";
import { DeleteCountdown } from "../delete-countdown";

type Props = { id: number; title: string; url: string };

export function CountdownActions({ id, title, url }: Props) {
  const router = useRouter();
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <LinkButton href={url} target="_blank" prefetch={false}>
        <ExternalLink className="size-4" aria-hidden />
        Open the page
      </LinkButton>
      <Button onClick={() => setDeleting(true)}>
        <Trash2 className="size-4" aria-hidden />
        Delete
      </Button>
      <DeleteCountdown
        id={id}
        title={title}
        open={deleting}
        onOpenChange={setDeleting}
        onDeleted={() => router.push("/dashboard/countdowns")}
      />
    </>
  );
}
