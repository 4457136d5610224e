"use client";

import { ExternalLink, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { DeleteBioPage } from "../delete-bio-page";

type Props = { page: { id: number; title: string; page_url: string } };

export function BioActions({ page: { id, title, page_url } }: Props) {
  const router = useRouter();
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <a href={page_url} target="_blank" rel="noopener" className={buttonClass()}>
        <ExternalLink className="size-4" aria-hidden />
        Open
      </a>
      <Button onClick={() => setDeleting(true)}>
        <Trash2 className="size-4" aria-hidden />
        Delete
      </Button>
      <DeleteBioPage
        id={id}
        title={title}
        open={deleting}
        onOpenChange={setDeleting}
        onDeleted={() => router.push("/dashboard/bio-pages")}
      />
    </>
  );
}
