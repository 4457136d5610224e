"use client";

import { ExternalLink, Pause, Pencil, Play, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button, buttonClass, LinkButton } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { updateLink } from "../actions";
import { DeleteLink } from "../delete-link";

type Props = { link: { id: number; slug: string; paused: boolean; short_url: string } };

export function LinkActions({ link: { id, slug, paused, short_url } }: Props) {
  const router = useRouter();
  const [deleting, setDeleting] = useState(false);
  const [busy, setBusy] = useState(false);
  const pause = async () => {
    if (busy) return;
    setBusy(true);
    const result = await updateLink(id, { paused: !paused });
    setBusy(false);
    if (result.ok) toast.success(paused ? `${slug} works again` : `${slug} is paused`);
    else toast.error(result.message);
  };
  return (
    <>
      <a href={short_url} target="_blank" rel="noopener" className={buttonClass()}>
        <ExternalLink className="size-4" aria-hidden />
        Open
      </a>
      <Button onClick={pause} disabled={busy}>
        {paused ? <Play className="size-4" aria-hidden /> : <Pause className="size-4" aria-hidden />}
        {paused ? "Resume" : "Pause"}
      </Button>
      <LinkButton href={`/dashboard/links/${id}/edit`}>
        <Pencil className="size-4" aria-hidden />
        Edit
      </LinkButton>
      <Button onClick={() => setDeleting(true)}>
        <Trash2 className="size-4" aria-hidden />
        Delete
      </Button>
      <DeleteLink
        id={id}
        slug={slug}
        open={deleting}
        onOpenChange={setDeleting}
        onDeleted={() => router.push("/dashboard/links")}
      />
    </>
  );
}
