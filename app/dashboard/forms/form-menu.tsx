"use client";

import { toastResult } from "@/components/ui/call-action";
import { RowMenu, RowMenuItem, RowMenuLink } from "@/components/ui/list/row-menu";
import { updateForm } from "./actions";
import { formDeletion } from "./deletion";

type Props = {
  form: {
    id: number;
    title: string;
    open: boolean;
    /** Whether its closing time has passed. Reopening removes the time. */
    ended: boolean;
    page_url: string;
    submissions: number;
  };
};

export function FormMenu({ form }: Props) {
  const { id, title, ended, page_url } = form;
  const isOpen = form.open && !ended;
  const close = () => toastResult(updateForm(id, { open: false }), "Form closed");
  const reopen = () =>
    ended
      ? toastResult(
          updateForm(id, { open: true, closes_at: null }),
          "Form reopened. Its closing time was removed.",
        )
      : toastResult(updateForm(id, { open: true }), "Form reopened");
  return (
    <RowMenu name={title} deletion={formDeletion(form)}>
      <RowMenuLink href={`/dashboard/forms/${id}/submissions`}>Submissions</RowMenuLink>
      <RowMenuLink href={`/dashboard/forms/${id}`}>Edit</RowMenuLink>
      <RowMenuLink href={`/dashboard/forms/${id}/qr-code`}>QR code</RowMenuLink>
      <RowMenuItem onSelect={() => window.open(page_url, "_blank", "noopener")}>View form</RowMenuItem>
      <RowMenuItem onSelect={isOpen ? close : reopen}>{isOpen ? "Close form" : "Reopen form"}</RowMenuItem>
    </RowMenu>
  );
}
