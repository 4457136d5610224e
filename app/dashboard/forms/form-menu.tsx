"use client";

import { toastResult } from "@/components/ui/call-action";
import { RowMenu, RowMenuItem, RowMenuLink } from "@/components/ui/list/row-menu";
import { updateForm } from "./actions";
import { formDeletion } from "./deletion";

type Props = { form: { id: number; title: string; open: boolean; page_url: string; submissions: number } };

export function FormMenu({ form }: Props) {
  const { id, title, open, page_url } = form;
  const close = () => toastResult(updateForm(id, { open: !open }), open ? "Form closed" : "Form reopened");
  return (
    <RowMenu name={title} deletion={formDeletion(form)}>
      <RowMenuLink href={`/dashboard/forms/${id}/submissions`}>Submissions</RowMenuLink>
      <RowMenuLink href={`/dashboard/forms/${id}`}>Edit</RowMenuLink>
      <RowMenuLink href={`/dashboard/forms/${id}/qr-code`}>QR code</RowMenuLink>
      <RowMenuItem onSelect={() => window.open(page_url, "_blank", "noopener")}>View form</RowMenuItem>
      <RowMenuItem onSelect={close}>{open ? "Close form" : "Reopen form"}</RowMenuItem>
    </RowMenu>
  );
}
