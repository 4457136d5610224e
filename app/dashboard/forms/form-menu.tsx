"use client";

import { useState } from "react";
import { RowMenu, RowMenuItem, RowMenuLink } from "@/components/ui/row-menu";
import { toast } from "@/components/ui/toast";
import { updateForm } from "./actions";
import { DeleteForm } from "./delete-form";

type Props = { form: { id: number; title: string; open: boolean; page_url: string; submissions: number } };

export function FormMenu({ form }: Props) {
  const { id, title, open, page_url } = form;
  const [deleting, setDeleting] = useState(false);
  const close = async () => {
    const result = await updateForm(id, { open: !open });
    if (result.ok) toast.success(open ? `${title} is closed` : `${title} takes answers again`);
    else toast.error(result.message);
  };
  return (
    <>
      <RowMenu name={title}>
        <RowMenuLink href={`/dashboard/forms/${id}/submissions`}>Submissions</RowMenuLink>
        <RowMenuLink href={`/dashboard/forms/${id}`}>Edit</RowMenuLink>
        <RowMenuItem onSelect={() => window.open(page_url, "_blank", "noopener")}>Open</RowMenuItem>
        <RowMenuItem onSelect={close}>{open ? "Close" : "Open for answers"}</RowMenuItem>
        <RowMenuItem danger onSelect={() => setDeleting(true)}>
          Delete…
        </RowMenuItem>
      </RowMenu>
      <DeleteForm form={form} open={deleting} onOpenChange={setDeleting} />
    </>
  );
}
