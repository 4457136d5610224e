"use client";

import { ExternalLink, Inbox, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button, buttonClass, LinkButton } from "@/components/ui/button";
import { DeleteForm } from "../delete-form";

type Props = { form: { id: number; title: string; page_url: string; submissions: number } };

export function FormActions({ form }: Props) {
  const router = useRouter();
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <a href={form.page_url} target="_blank" rel="noopener" className={buttonClass()}>
        <ExternalLink className="size-4" aria-hidden />
        Open
      </a>
      <LinkButton href={`/dashboard/forms/${form.id}/submissions`}>
        <Inbox className="size-4" aria-hidden />
        {form.submissions} {form.submissions === 1 ? "submission" : "submissions"}
      </LinkButton>
      <Button onClick={() => setDeleting(true)}>
        <Trash2 className="size-4" aria-hidden />
        Delete
      </Button>
      <DeleteForm
        form={form}
        open={deleting}
        onOpenChange={setDeleting}
        onDeleted={() => router.push("/dashboard/forms")}
      />
    </>
  );
}
